import type { Speech } from '#contract/language/words.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';
import { NO_SHOPS } from '#contract/life/follow-up.ts';
import { REOPEN_HOURS } from '#contract/life/request-states.ts';
import { LIFE_ROOMS, LIFE_TEXTS } from '#contract/translations/zh.ts';
import type { MailRooms } from './rooms.ts';

/** A shop, and how many more. */
const withOthers = (shop: string, others: number): string =>
  others > 0 ? `${shop}等${others + 1}家店铺` : shop;
/** The end of a subject. */
const ref = (number: string): string => `（受理编号 ${number}）`;

const REFERENCE = '受理编号';
const SHOP = '收购店';
const SORRY = '本次申请已结束。未能帮到您，非常抱歉。';
const CONTACT_SHOPS = '从合作收购店列表中，直接联系您附近的收购店。';
const DETAILS_PAGE = '详情请查看以下页面。';
/** More shops are counted. */
const MOST_NAMED = 3;

const rooms: MailRooms = {
  goods: { attributes: '商品', other: '其他', pieces: '数量' },
  'mail-case-asked': {
    subject: (number) => `【请确认】请告诉我们您的情况${ref(number)}`,
    lead: '运营方正在了解以下事项。请在期限前，通过您的申请页面告诉我们您的情况。',
    page: DETAILS_PAGE,
  },
  'mail-case-ended': {
    subject: (number) => `【确认完毕】您与收购店之间的事项${ref(number)}`,
    lead: '运营方已完成对以下事项的确认。',
    page: '确认结果请查看以下页面。',
  },
  'mail-case-facts': {
    number: REFERENCE,
    shop: SHOP,
    reason: '事项',
    until: '答复期限（日本时间）',
    reporter: '报告人',
    at: '报告时间（日本时间）',
  },
  'mail-case-reminded': {
    subject: (number) => `【再次提醒】请告诉我们您的情况${ref(number)}`,
    lead: '关于以下事项，我们尚未收到您的说明。超过期限后，将仅根据已收到的说明继续确认。',
    page: DETAILS_PAGE,
  },
  'mail-continuation': {
    subject: (product) => `【${product}】可以继续填写估价表单`,
    lead: '我们已保存您填写的物品内容和照片。您可以通过以下链接继续填写。',
    goods: '物品',
    until: '期限（日本时间）',
    open: '继续填写',
    notes: (days) => [
      `保存的内容将在${days}天后，或您提交估价申请时删除。在此之前内容已加密，只能通过此邮件的链接打开。`,
      '您的申请尚未提交，内容不会告知收购店。',
      '请勿将链接转发给他人。',
    ],
    wrong:
      '如果您对此邮件没有印象，可能是他人误填了您的邮箱地址。请删除此邮件。如不做任何操作，内容将在期限到达时删除。',
  },
  'mail-ended': {
    subject: (number) => `未能找到收购店${ref(number)}`,
    lead: `我们按您的物品和所在地区寻找了收购店，但未能找到。${SORRY}`,
    helps: '以下方法可能有帮助',
    steps: ['可受理的收购店在不断增加，请过些日子再次申请。', CONTACT_SHOPS],
  },
  'mail-footer': {
    wrong: '如果您对此邮件没有印象，可能是他人误填了您的邮箱地址。请删除此邮件。',
    isRead: '直接回复此邮件，即可联系运营方。',
    isNotRead: '此邮件仅用于发送，无法答复您的回信。',
    sent: (product, operator) => (operator ? `${product}　运营方：${operator}` : product),
  },
  'mail-item': {
    title: (position, category) => `${position}. ${category}`,
    photos: '照片',
    photoCount: (count) => `${count}张`,
  },
  'mail-letter': {
    open: '打开页面',
    title: (text) => `【${text}】`,
    fact: (name, value) => `${name}：${value}`,
  },
  'mail-lost-link': {
    subject: '查看申请情况的链接',
    lead: '这是查看您的申请内容和进展的链接。链接仅供您本人使用，请勿转给他人。',
    request: (number) => `${REFERENCE} ${number}`,
    at: (moment) => `受理时间：${moment}（日本时间）`,
  },
  'mail-news': {
    subject: (number) => `您的估价申请有新进展${ref(number)}`,
    quoted: (shop, others, number) => `收到${withOthers(shop, others)}的报价${ref(number)}`,
    lead: '自上次通知以来，有以下进展。',
    looked: '已查看您联系方式的收购店',
    added: '新介绍的收购店',
    declined: (names) =>
      `${names.length > MOST_NAMED ? `${names.length}家店铺` : names.join('、')}答复“本次无法受理”。`,
    ends: (ends) => `${ends}。`,
  },
  'mail-outcome': {
    subject: (number) => `请告诉我们出售结果${ref(number)}`,
    lead: '以下店铺已获得您的联系方式，请告诉我们出售结果。在页面上点一下即可回答。您的回答将用于统计，金额不会告知店铺。',
    shops: '已获得您联系方式的店铺',
    page: '请在以下页面告诉我们结果。',
  },
  'mail-questions': {
    subject: (shop, others, number) => `收到${withOthers(shop, others)}的提问${ref(number)}`,
    lead: '收购店对您的物品有疑问。',
    shop: SHOP,
    question: '提问',
    answer: '您可以在以下页面回答。无需填写姓名和联系方式。收购店使用日语。',
  },
  'mail-quote': {
    lead: '收购店已根据您提供的内容报价。',
    shop: SHOP,
    tel: '电话号码',
    amount: '报价',
    prices: '各件物品的金额',
    price: (nth, amount) => `物品${nth} ${amount}`,
    valid: '有效期（日本时间）',
    until: (day) => `至${day}`,
    method: '收购方式',
    remark: '店铺留言',
    remarkThere: '请在申请页面查看',
    mayChange: '店铺查看实物后，报价可能会变动。',
  },
  'mail-received': {
    subject: (number) => `已受理您的估价申请${ref(number)}`,
    greeting: '您好：',
    lead: (product) => `感谢您使用${product}。我们已受理您的估价申请。`,
    number: REFERENCE,
    at: '受理时间（日本时间）',
    items: '您的物品',
    shops: '将与您联系的收购店',
    shopsLeadChosen: (count) =>
      `以下${count}家店铺将查看物品内容和照片，并告知报价。只有您选定的店铺才会获得您的联系方式。`,
    release: '如需先看报价、只把联系方式告知您选择的店铺，请在申请页面切换。',
    shopsLead: (count) =>
      `以下${count}家店铺将陆续通过电话或邮件与您联系（使用日语）。接到陌生号码来电时，可在此核对。`,
    noShops: LIFE_TEXTS[NO_SHOPS] ?? '',
    next: '接下来的流程',
    steps: [
      '收购店与您联系时，请确认大致报价和收购方式。',
      '比较金额和服务，选择您满意的收购店。其他收购店只需谢绝即可。',
      '听取实物报价后，再决定是否出售。',
    ],
    page: '您可以在以下页面查看申请内容和进展。',
  },
  'mail-review-change': {
    subject: (number) => `请修改您的评价${ref(number)}`,
    lead: '运营方已查看您的评价。由于以下原因，无法按原样刊登。您可以修改一次。',
    shop: SHOP,
    why: '原因',
    page: '您可以在以下页面修改评价。',
  },
  'mail-test': {
    lead: `这是测试模式下的申请邮件。没有向收购店发送任何内容。申请内容将在受理${TEST_DAYS}天后删除。`,
  },
  'mail-unanswered': {
    subject: (number) => `未收到报价，申请已结束${ref(number)}`,
    lead: (ends) => `${ends}。${SORRY}`,
    helps: '以下方法可能有助于收到报价',
    steps: ['补充照片、品牌名或型号后再次申请，收购店会更容易判断。', CONTACT_SHOPS],
  },
  'mail-withdrawn': {
    subject: (number) => `您的申请已撤回${ref(number)}`,
    lead: '运营方已代您撤回以下申请。我们会通知收到该申请的收购店。',
    reopen: `撤回后${REOPEN_HOURS}小时内，可在申请页面恢复。`,
  },
};

export default {
  language: 'zh-Hans',
  rooms: { ...LIFE_ROOMS, ...rooms },
  texts: { ...LIFE_TEXTS, テスト: '测试' },
} satisfies Speech;
