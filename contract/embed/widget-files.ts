import type { Translated } from '../language/languages.ts';

/*
 * The form's files on its host. An address is a path there.
 */

/** All of them are below it. */
export const WIDGET_PATH = '/widget/';

/** The script that pages load. */
export const ENTRY = 'appraisal-form.js';

/** The module that the script loads first. */
export const FORM = 'form.js';

/**
 * Scripts around the form and its teasers: in the pages of partners, and in the page of the frame. Each is a file of
 * its own that does not load the form, under the name that the entry asks for.
 */
export const AROUND = ['frame', 'dialog', 'framed', 'shown'] as const;

/** The words of the form in other languages, by the first two letters of their tags: modules that import nothing. */
export const LANGUAGE_FILES = ['en', 'zh'] as const;

/** The file with the words of a language. */
export const languageFile = (language: Translated): string => `${language.slice(0, 2)}.js`;

/** The script of a teaser (teaser.ts), which pages embed beside the form or without it. */
export const TEASER_SCRIPT = 'teaser.js';

/** The script that the template for Google Tag Manager brings (tags.ts). */
export const TAGS_SCRIPT = 'tags.js';

/** The script of the page that makes a phone the camera of a form. */
export const PHONE_SCRIPT = 'phone.js';

/** The server's answer about the release (release.ts). */
export const VERSION_PATH = `${WIDGET_PATH}version.json`;

/** The plugin for WordPress. */
export const PLUGIN_PATH = `${WIDGET_PATH}appraisal-form-wordpress.zip`;

/** The template for Google Tag Manager. */
export const TEMPLATE_PATH = `${WIDGET_PATH}appraisal-form-tag-manager.zip`;

/** The number of a major version. */
export const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** A major version has the same files as the path of the form itself while it is the newest. */
export const withoutMajor = (url: string, version: string): string => {
  const prefix = `${WIDGET_PATH}${majorOf(version)}/`;
  return url.startsWith(prefix) ? WIDGET_PATH + url.slice(prefix.length) : url;
};
