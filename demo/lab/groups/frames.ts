import type { LabCondition, LabGroup } from '../condition.ts';

const WHAT_BUILDERS_ALLOW = 'sandbox="allow-scripts allow-forms allow-popups allow-same-origin"';

const inFrame = (
  name: string,
  what: string,
  more: Partial<LabCondition> & { readonly frame: string },
): LabCondition => ({
  name,
  what,
  differs: 'scrolls in its frame',
  ...more,
});

export const frames: LabGroup = {
  name: 'frames',
  title: 'The form in a frame',
  conditions: [
    inFrame('plain', 'no script of ours', { frame: '' }),
    inFrame('beside', 'our script beside it', {
      frame: '',
      script: 'async=""',
      differs: 'as high as the form',
    }),
    inFrame('sandboxed', 'a sandbox as site builders have it', { frame: WHAT_BUILDERS_ALLOW }),
    inFrame('sandboxed-opaque', 'a sandbox without an origin of its own', {
      frame: 'sandbox="allow-scripts allow-forms"',
    }),
    inFrame('sandboxed-opaque-beside', 'the same, with our script beside it', {
      frame: 'sandbox="allow-scripts allow-forms"',
      script: 'async=""',
    }),
    inFrame('sandboxed-strictly', 'a sandbox that allows scripts only', { frame: 'sandbox="allow-scripts"' }),
    inFrame('amp', 'a policy as for AMP: no scripts but those of others, frames with a sandbox', {
      frame: WHAT_BUILDERS_ALLOW,
      headers: {
        'content-security-policy':
          "default-src * data: blob:; script-src https://cdn.ampproject.org/; object-src 'none'; style-src 'unsafe-inline'",
      },
    }),
    inFrame('prototype', 'Prototype 1.7 and our script beside it', {
      frame: '',
      head: '<script src="/debian/prototype/prototype.js"></script>',
      script: 'async=""',
      differs: 'as high as the form',
    }),
  ],
};
