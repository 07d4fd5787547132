/** The library that draws charts takes 40 MB of the server's memory, so it is loaded with the first chart. */
export const loadDrawing = () => import('./draw.server.ts');

export type LoadedDrawing = Awaited<ReturnType<typeof loadDrawing>>;
