export declare function findPostgres(): string | undefined;
export declare function freePort(): Promise<number>;
export declare function startPostgres(): Promise<{ url: string; stop: () => void }>;
