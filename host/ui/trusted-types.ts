interface Rules {
  createHTML?(text: string): string;
  createScript?(text: string): string;
  createScriptURL?(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Rules): { [Rule in keyof Rules]-?: (text: string) => string };
}

/**
 * Makes a policy, which may be done once for each name: our pages allow no other code to write HTML or name a script.
 * The result of a policy is an object that the browser takes in place of a string, so its type is string here.
 * @param name one of `TRUSTED_TYPES` in contract/site/page-policy.ts
 * @returns undefined on the server, and in browsers without Trusted Types
 */
export function trustedTypesPolicy(name: string, rules: Rules) {
  const { trustedTypes }: Pick<typeof globalThis, 'URL'> & { readonly trustedTypes?: TrustedTypes } =
    globalThis;
  return trustedTypes?.createPolicy(name, rules);
}
