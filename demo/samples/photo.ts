const WIDTH = 1200;
const HEIGHT = 900;

function draw(context: CanvasRenderingContext2D): void {
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, '#F3EDDF');
  ground.addColorStop(1, '#D9CDB0');
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.strokeStyle = '#1D1A14';
  context.lineWidth = 18;
  context.beginPath();
  context.arc(WIDTH / 2, HEIGHT / 2, 220, 0, Math.PI * 2);
  context.stroke();
  context.lineWidth = 10;
  context.beginPath();
  context.moveTo(WIDTH / 2, HEIGHT / 2 - 140);
  context.lineTo(WIDTH / 2, HEIGHT / 2);
  context.lineTo(WIDTH / 2 + 100, HEIGHT / 2 + 60);
  context.stroke();
}

/** A photo of the size and type that a phone makes. It is drawn here, so no file has to be loaded. */
export async function samplePhoto(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context) draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return new File([blob ?? new Blob()], name, { type: 'image/jpeg' });
}
