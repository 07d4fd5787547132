<?php
/**
 * Plugin Name: タカクラベ 査定フォーム
 * Plugin URI: HOST/partners-guide
 * Description: 査定フォームを、ブロックまたはショートコード [appraisal-form] で表示します。
 * Version: VERSION
 * Requires at least: 6.0
 * Requires PHP: 7.4
 */

namespace Takakurabe\AppraisalForm;

defined('ABSPATH') || exit;

const OPTION = 'appraisal_form';

/** The name of the element, of the shortcode, of scripts and of the settings page. */
const NAME = 'appraisal-form';

/** The script of what appears beside a page and opens the form. */
const TEASER = NAME . '-teaser';

/** The facts of the form: its host, its attributes with their values and labels, and what a page may give. */
function known(): array
{
    static $known;
    return $known ??= json_decode(file_get_contents(__DIR__ . '/form.json'), true);
}

function settings(): array
{
    $defaults = ['host' => known()['host'], 'medium-uuid' => '', 'theme' => ''];
    return array_merge($defaults, (array) get_option(OPTION, []));
}

/** Attributes as they stand in a tag. */
function written(array $attributes, string $prefix = ''): string
{
    $written = '';
    foreach ($attributes as $name => $value)
        if ((string) $value !== '') $written .= sprintf(' %s%s="%s"', $prefix, $name, esc_attr($value));
    return $written;
}

/**
 * The form, a button that opens it in a dialog, or a teaser: a tab, a button, a popover or a slider beside the page.
 *
 * @param array|string $given attributes of the form, `category` for `initial-category`, `open` (middle | side), `appears`
 *     with the options of a teaser
 * @param string|null $text of the button
 */
function render($given, ?string $text = ''): string
{
    $given = array_change_key_case((array) $given);
    if (!empty($given['category'])) $given['initial-category'] = $given['category'];
    $settings = settings();
    $attributes = array_intersect_key(
        array_merge(
            array_filter(['theme' => $settings['theme'], 'medium-uuid' => $settings['medium-uuid']]),
            array_filter($given, 'is_scalar'),
        ),
        array_flip(known()['attributes']),
    );
    if (!empty($given['appears'])) {
        wp_enqueue_script(TEASER, $settings['host'] . '/widget/teaser.js', [], null, true);
        $options = array_intersect_key(array_filter($given, 'is_scalar'), array_flip(known()['teaserAttributes']));
        $place = written($options, 'data-') . written($attributes, 'data-appraisal-form-');
        return sprintf('<span hidden%s></span>', $place);
    }
    $src = $settings['host'] . '/widget/appraisal-form.js';
    wp_enqueue_script(NAME, $src, [], null, true);
    $medium = array_intersect_key($attributes, ['medium-uuid' => true]);
    $link = esc_url(add_query_arg($medium, $settings['host'] . '/form'));
    if (empty($given['open'])) {
        return sprintf('<%1$s%2$s><a href="%3$s">査定フォームを開く</a></%1$s>', NAME, written($attributes), $link);
    }
    $place = written(['data-appraisal-form-open' => $given['open']]) . written($attributes, 'data-appraisal-form-');
    return sprintf('<a href="%s"%s>%s</a>', $link, $place, wp_kses_post($text) ?: '無料で査定する');
}

add_shortcode(NAME, __NAMESPACE__ . '\\render');

/**
 * The browser asks at once for the module that the script loads first. Only browsers that know this media feature may heed
 * `modulepreload` above the import map of a theme; in others it would switch the map off.
 */
add_filter('script_loader_tag', function (string $tag, string $handle, string $src): string {
    if ($handle === TEASER) return sprintf("<script src=\"%s\" async></script>\n", esc_url($src));
    if ($handle !== NAME) return $tag;
    return sprintf(
        "<link rel=\"modulepreload\" media=\"(device-posture)\" href=\"%1\$s\">\n"
            . "<link rel=\"preload\" as=\"script\" crossorigin href=\"%1\$s\">\n<script src=\"%2\$s\" async></script>\n",
        esc_url(settings()['host'] . '/widget/form.js'),
        esc_url($src),
    );
}, 10, 3);

add_action('init', function (): void {
    $editor = NAME . '-editor';
    wp_register_script(
        $editor,
        plugins_url('block.js', __FILE__),
        ['wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element'],
        'VERSION',
        true,
    );
    $data = ['host' => settings()['host']] + array_intersect_key(known(), array_flip(['themes', 'schemes', 'languages', 'categories', 'teasers', 'given']));
    wp_add_inline_script($editor, 'var appraisalFormBlock = ' . wp_json_encode($data) . ';', 'before');
    register_block_type('takakurabe/appraisal-form', [
        'api_version' => 2,
        'editor_script' => $editor,
        'attributes' => array_fill_keys(
            array_merge(['theme', 'scheme', 'lang', 'category', 'mode', 'appears'], array_column(known()['given'], 'name')),
            ['type' => 'string'],
        ),
        'render_callback' => fn (array $attributes): string => render($attributes),
    ]);
});

add_action('admin_init', function (): void {
    register_setting(NAME, OPTION, ['type' => 'array', 'sanitize_callback' => __NAMESPACE__ . '\\checked']);
});

/** What an administrator saved. What is wrong keeps its earlier value, and a message says so. */
function checked($given): array
{
    $settings = settings();
    $given = array_map('trim', array_map('strval', array_intersect_key((array) $given, $settings)));
    $origin = preg_match('~^https?://[^/?#\s]+$~', untrailingslashit($given['host'] ?? ''), $found) ? $found[0] : '';
    if ($origin === '') wrong('host', '配信元は https:// から始まるURLで入力してください。');
    else $settings['host'] = $origin;
    $medium = $given['medium-uuid'] ?? '';
    if ($medium !== '' && !wp_is_uuid(strtolower($medium))) {
        wrong('medium-uuid', '媒体IDは、お渡しした36文字のIDをそのまま入力してください。');
    } else {
        $settings['medium-uuid'] = $medium;
    }
    $theme = $given['theme'] ?? '';
    if ($theme === '' || in_array($theme, array_column(known()['themes'], 'value'), true)) $settings['theme'] = $theme;
    return $settings;
}

function wrong(string $field, string $message): void
{
    add_settings_error(OPTION, $field, $message);
}

add_action('admin_menu', function (): void {
    add_options_page('査定フォーム', '査定フォーム', 'manage_options', NAME, __NAMESPACE__ . '\\show_settings');
});

add_filter('plugin_action_links_' . plugin_basename(__FILE__), function (array $links): array {
    $url = admin_url('options-general.php?page=' . NAME);
    return array_merge([sprintf('<a href="%s">設定</a>', esc_url($url))], $links);
});

function show_settings(): void
{
    $settings = settings();
    ?>
    <div class="wrap">
        <h1>査定フォーム</h1>
        <p>投稿や固定ページに「査定フォーム」ブロックを追加するか、ショートコードを入力すると表示されます。</p>
        <p><code>[appraisal-form theme="lp" category="watch"]</code></p>
        <p>買取店に届けずに試すとき：<code>[appraisal-form mode="test"]</code></p>
        <p>ボタンで開くとき：<code>[appraisal-form open="middle"]無料で査定する[/appraisal-form]</code></p>
        <p>画面の端のタブなど、ページに添える案内から開くとき：<code>[appraisal-form appears="tab"]</code></p>
        <form method="post" action="options.php">
            <?php settings_fields(NAME); ?>
            <table class="form-table" role="presentation">
                <tr>
                    <th scope="row"><label for="af-medium">媒体ID</label></th>
                    <td>
                        <input id="af-medium" class="regular-text code" name="<?= OPTION ?>[medium-uuid]"
                            value="<?= esc_attr($settings['medium-uuid']) ?>" aria-describedby="af-medium-hint">
                        <p class="description" id="af-medium-hint">成果を計測するためのIDです。お持ちでなければ空のままで構いません。</p>
                    </td>
                </tr>
                <tr>
                    <th scope="row"><label for="af-theme">見た目</label></th>
                    <td>
                        <select id="af-theme" name="<?= OPTION ?>[theme]">
                            <option value="">指定しない</option>
                            <?php foreach (known()['themes'] as ['value' => $value, 'label' => $label]) : ?>
                                <option value="<?= esc_attr($value) ?>" <?php selected($value, $settings['theme']); ?>>
                                    <?= esc_html($label) ?>
                                </option>
                            <?php endforeach; ?>
                        </select>
                    </td>
                </tr>
                <tr>
                    <th scope="row"><label for="af-host">配信元</label></th>
                    <td>
                        <input id="af-host" class="regular-text code" name="<?= OPTION ?>[host]" required
                            value="<?= esc_attr($settings['host']) ?>" aria-describedby="af-host-hint">
                        <p class="description" id="af-host-hint">フォームを配信しているサイトです。通常は変更しません。</p>
                    </td>
                </tr>
            </table>
            <?php submit_button(); ?>
        </form>
        <p><a href="<?= esc_url($settings['host'] . '/partners-guide') ?>" target="_blank" rel="noopener">フォームの埋め込みガイド</a></p>
    </div>
    <?php
}
