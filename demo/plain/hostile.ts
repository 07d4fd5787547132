/** The page listens to every key, like search boxes, video players and chat windows do. */
const counter = document.querySelector('#hotkeys') as HTMLOutputElement;
let count = 0;

function take(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (typing) return;
  event.preventDefault();
  count += 1;
  counter.value = String(count);
}

document.addEventListener('keydown', take);
document.addEventListener('keyup', take);
document.addEventListener('keypress', take);
