const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/pictures/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

interface WebManifest {
  name: string;
  /** The path that opens from the home screen. */
  start: string;
  /** `standalone`: in a window of its own, without which iPhones show no notices. */
  display: 'browser' | 'standalone';
}

/** The data for phones that put the site, or the desk, on their home screen. */
export function webManifest({ name, start, display }: WebManifest): Response {
  const manifest = {
    name,
    short_name: name,
    lang: 'ja',
    start_url: start,
    display,
    background_color: '#FAF7F0',
    theme_color: '#1D1A14',
    icons: [png('app-icon', 192, 'any'), png('app-icon', 512, 'any'), png('maskable-icon', 512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
