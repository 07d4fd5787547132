export declare function findChromium(): string | undefined;
export function launchOptions(): { executablePath?: string; args: string[] };
