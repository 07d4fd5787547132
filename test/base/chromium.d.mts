interface LaunchOptions {
  executablePath?: string;
  args: string[];
}

export declare function findChromium(): string | undefined;
export declare function findHeadlessShell(): string | undefined;
export declare function launchOptions(): LaunchOptions;
export declare function testLaunchOptions(): LaunchOptions;
