((
  { blocks, blockEditor, components, element },
  { host, themes, schemes, languages, categories, teasers, given },
) => {
  const h = element.createElement;

  /** A setting in the sidebar. */
  const setting = (label, value, options, onChange, none = '指定しない') =>
    h(components.SelectControl, {
      label,
      value: value || '',
      options: [{ value: '', label: none }, ...options],
      onChange,
    });

  const frameOf = ({ theme, scheme, lang, category, mode }) => {
    const url = new URL('/frame', host);
    if (theme) url.searchParams.set('theme', theme);
    if (scheme) url.searchParams.set('scheme', scheme);
    if (lang) url.searchParams.set('lang', lang);
    if (category) url.searchParams.set('initial-category', category);
    if (mode) url.searchParams.set('mode', mode);
    return url.href;
  };

  /** Something that the page gives: a text, or on and off. */
  const givenSetting = ({ name, label, help, example, isSwitch }, value, onChange) =>
    isSwitch
      ? h(components.ToggleControl, {
          key: name,
          label,
          help,
          checked: value === 'true',
          onChange: (isOn) => onChange(isOn ? 'true' : undefined),
        })
      : h(components.TextControl, {
          key: name,
          label,
          help,
          placeholder: `例：${example}`,
          value: value || '',
          onChange: (text) => onChange(text || undefined),
        });

  const labelOf = (appears) => teasers.find(({ value }) => value === appears)?.label ?? appears;

  blocks.registerBlockType('takakurabe/appraisal-form', {
    apiVersion: 2,
    title: '査定フォーム',
    description: '買取の一括査定フォームを表示します。',
    category: 'widgets',
    icon: 'clipboard',
    keywords: ['タカクラベ', '買取', 'appraisal'],
    supports: { html: false },
    attributes: {
      theme: { type: 'string' },
      scheme: { type: 'string' },
      lang: { type: 'string' },
      category: { type: 'string' },
      mode: { type: 'string' },
      appears: { type: 'string' },
      ...Object.fromEntries(given.map(({ name }) => [name, { type: 'string' }])),
    },
    edit: ({ attributes, setAttributes }) =>
      h(
        'div',
        blockEditor.useBlockProps(),
        h(
          blockEditor.InspectorControls,
          null,
          h(
            components.PanelBody,
            { title: '査定フォームの設定' },
            setting('見た目', attributes.theme, themes, (theme) => setAttributes({ theme })),
            setting('配色', attributes.scheme, schemes, (scheme) => setAttributes({ scheme })),
            setting('言語', attributes.lang, languages, (lang) => setAttributes({ lang })),
            setting('最初のカテゴリ', attributes.category, categories, (category) =>
              setAttributes({ category }),
            ),
            setting(
              '表示のしかた',
              attributes.appears,
              teasers,
              (appears) => setAttributes({ appears }),
              'この場所に表示する',
            ),
            h(components.ToggleControl, {
              label: 'テストモード',
              help: 'ご依頼は買取店に届きません。公開する前に、オフにしてください。',
              checked: attributes.mode === 'test',
              onChange: (isTest) => setAttributes({ mode: isTest ? 'test' : undefined }),
            }),
          ),
          h(
            components.PanelBody,
            { title: 'ページからわかることを渡す', initialOpen: false },
            given.map((row) =>
              givenSetting(row, attributes[row.name], (value) => setAttributes({ [row.name]: value })),
            ),
          ),
        ),
        attributes.appears
          ? h(
              'p',
              null,
              `押すと査定フォームが開く「${labelOf(attributes.appears)}」を、このページに添えます。`,
            )
          : // Seen, not used: a press in it selects the block.
            h('iframe', {
              src: frameOf(attributes),
              title: '査定フォームの表示例',
              tabIndex: -1,
              style: { width: '100%', height: 480, border: 0, pointerEvents: 'none' },
            }),
      ),
    save: () => null,
  });
})(window.wp, window.appraisalFormBlock);
