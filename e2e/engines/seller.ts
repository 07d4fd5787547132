import { expect } from 'playwright/test';
import { customerField as rowOf } from '#contract/customer/customer.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { SHOWN_FIELDS, type TypedCustomer } from '#test/browser/customers.ts';
import { conditionAnswer } from '#test/browser/goods.ts';
import type { Theme } from '#test/browser/pages.ts';
import type { PageTarget, Tab } from './engine.ts';
import { shownText } from './find.ts';

const DIALOG: PageTarget = { role: 'dialog' };
const inDialog = (name: string): PageTarget => ({ role: 'button', name, within: DIALOG });

/** A seller's actions in a form, in any browser. */
export class Seller {
  readonly tab: Tab;
  readonly theme: Theme;

  constructor(tab: Tab, theme: Theme) {
    this.tab = tab;
    this.theme = theme;
  }

  async seesText(text: string): Promise<void> {
    await expect.poll(() => this.tab.run(shownText), { timeout: 15_000 }).toContain(text);
  }

  async seesDialog(isShown = true): Promise<void> {
    await expect.poll(() => this.tab.sees(DIALOG)).toBe(isShown);
  }

  /** Answers a question by its drop-down list, its radio buttons, or the dialog behind its button. */
  async chooses(question: string, option: string): Promise<void> {
    const select: PageTarget = { role: 'select', name: question };
    const group: PageTarget = { role: 'group', name: question };
    const button: PageTarget = { role: 'button', name: question };
    const ways = [select, group, button];
    let way: PageTarget | undefined;
    await expect
      .poll(async () => {
        for (const one of ways) if (!way && (await this.tab.sees(one))) way = one;
        return way;
      })
      .toBeDefined();
    if (way === select) return this.tab.choose(select, option);
    if (way === group) return this.tab.press({ role: 'radio', name: option, exact: true, within: group });
    await this.tab.press(button);
    await this.tab.press(inDialog(option));
  }

  /** Brand, product and model: one dialog that continues by itself, or three lists. */
  async choosesTheWatch(): Promise<void> {
    const answers = [
      ['ブランド', 'ROLEX'],
      ['商品名', 'デイトナ'],
      ['型番', '116500LN'],
    ] as const;
    if (themeOf(this.theme).controls === 'selects') {
      for (const [question, option] of answers)
        await this.chooses(question, option === 'ROLEX' ? 'ROLEX（ロレックス）' : option);
      return;
    }
    for (const [question, option] of answers) {
      const dialog: PageTarget = { role: 'dialog', name: `${question}を選択してください` };
      await this.tab.press({ role: 'button', name: option, within: dialog });
    }
    // These drivers would press through a dialog that is still closing, where a seller sees only the dialog.
    await this.seesDialog(false);
  }

  /** Describes a watch, with a photo. */
  async describesAWatch(photo: string): Promise<void> {
    await this.chooses('商品カテゴリ', '時計');
    await this.choosesTheWatch();
    await this.chooses('商品の状態', conditionAnswer(this.theme));
    await this.tab.press({
      role: 'checkbox',
      name: '箱',
      exact: true,
      within: { role: 'group', name: '付属品' },
    });
    await this.chooses('購入時期', '3年以内');
    await this.tab.attach({ role: 'file', name: '写真を追加' }, photo);
  }

  /** Types who they are. The postal code brings the address with it. */
  async tellsWhoTheyAre(customer: TypedCustomer): Promise<void> {
    await this.tab.press({ role: 'button', name: '次へ' });
    for (const key of SHOWN_FIELDS) {
      const field: PageTarget = { role: 'textbox', name: rowOf(key).label };
      if (!(await this.tab.read(field))) await this.tab.type(field, customer[key]);
      if (key === 'zip1') await this.seesText('東京都千代田区千代田');
    }
    const terms: PageTarget = { role: 'checkbox' };
    if (await this.tab.sees(terms)) await this.tab.press(terms);
  }

  async sends(): Promise<void> {
    await this.tab.press({ role: 'button', name: '査定スタート' });
    await this.seesText('このページは一度しか表示されません');
  }
}
