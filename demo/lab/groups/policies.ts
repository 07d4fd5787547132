import type { LabGroup } from '../condition.ts';

const policy = (text: string) => ({ 'content-security-policy': text });

const HOST_ONLY = "default-src 'none'; script-src HOST; connect-src HOST; img-src HOST data: blob:";

export const policies: LabGroup = {
  name: 'policies',
  title: 'Policies',
  conditions: [
    {
      name: 'strict',
      what: 'only the form’s host in every directive',
      headers: policy(`${HOST_ONLY}; style-src HOST`),
      short: true,
    },
    { name: 'no-styles', what: "style-src 'none'", headers: policy(`${HOST_ONLY}; style-src 'none'`) },
    {
      name: 'nonce',
      what: 'scripts with a nonce',
      headers: policy("script-src 'nonce-abc' HOST; style-src 'nonce-abc'; object-src 'none'"),
      script: 'nonce="abc" async=""',
    },
    {
      name: 'strict-dynamic',
      what: "'strict-dynamic'",
      headers: policy("script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'; base-uri 'none'"),
      script: 'nonce="abc" async=""',
    },
    {
      name: 'trusted-types',
      what: 'Trusted Types',
      headers: policy("require-trusted-types-for 'script'; trusted-types 'none'"),
    },
    {
      name: 'sandbox-without-forms',
      what: 'a sandbox without allow-forms',
      finds: ['sandbox-forms'],
      headers: policy('sandbox allow-scripts allow-same-origin'),
      short: true,
    },
    {
      name: 'sandbox-opaque',
      what: 'a sandbox without an origin of its own',
      finds: ['sandbox-origin'],
      headers: policy('sandbox allow-scripts allow-forms'),
    },
    {
      name: 'isolated',
      what: 'cross-origin isolation (COEP)',
      headers: {
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
      },
    },
    {
      name: 'permissions',
      what: 'a Permissions-Policy that forbids everything',
      headers: {
        'permissions-policy':
          'camera=(), geolocation=(), microphone=(), storage-access=(), clipboard-read=(), clipboard-write=(), unload=(), sync-xhr=()',
      },
    },
  ],
};
