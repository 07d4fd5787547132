/** The page listens to every key, like search boxes, video players and chat windows do. */
const counter = document.querySelector('#hotkeys') as HTMLOutputElement;
let taken = 0;

function take(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (typing) return;
  event.preventDefault();
  taken += 1;
  counter.value = String(taken);
}

document.addEventListener('keydown', take);
document.addEventListener('keyup', take);
document.addEventListener('keypress', take);
