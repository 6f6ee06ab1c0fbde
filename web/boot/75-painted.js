// What a frame's callbacks arrange comes after the frame. Where nothing is
// painted, in a hidden page or a frame out of sight, nobody waits for it.
function painted(callback) {
  let told = false;
  const tell = () => {
    if (told) return;
    told = true;
    callback();
  };
  requestAnimationFrame(() => setTimeout(tell));
  setTimeout(tell, 300);
}
