import { LIMITS } from '#contract/base/limits.ts';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import { ROW_SOUNDS } from '#contract/language/texts/row-sounds.ts';
import { BLOCK, NO_INTERESTS, TEXTS, WISHES } from '#contract/language/texts/zh.ts';
import { type Speech, translated } from '#contract/language/words.ts';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import { momentIn } from '../parts/continuing/moment.ts';
import type { Change, Fault } from '../photos/look-at.ts';
import type { FormRooms } from './rooms.ts';

const KB = 1024;
const PIXELS_OF_YI = 100_000_000;
const MOST_MB = LIMITS.photoBytes / KB / KB;

/** Rounded as in Japanese, so that the figure does not flicker. */
function roundedTime(seconds: number): string {
  if (seconds >= 90) return `约${Math.round(seconds / 60)}分钟`;
  const step = seconds < 10 ? 1 : seconds < 30 ? 5 : 10;
  return `约${Math.max(1, Math.ceil(seconds / step) * step)}秒`;
}

/** A name without what explains it. */
const shortened = (name: string) => name.replace(/（.*）$/, '');

const item = (number: number) => `估价物品${number}`;
const NETWORK = '网络出现错误';
const NO_DATA = '未能获取数据';
/** The label of the field that phone numbers' other contents go to, and of the choice of no interests. */
const SKIP = '不回答，直接关闭';
/** The button that makes a phone the camera of the form. */
const USE_PHONE = '用手机拍摄';
const EMAIL_REST = '发送到邮箱，稍后继续填写';

const badType = (file: string) => `不支持的文件格式：${file}`;
const tooLarge = (file: string) => `文件过大：${file}（最大${MOST_MB}MB）`;
const tooManyPixels = (file: string) =>
  `照片像素过高：${file}（最多${LIMITS.photoPixels / PIXELS_OF_YI}亿像素）`;
const SAVE_AGAIN = '请在相册应用中另存为JPEG，或打开照片后截屏，再选择截图。';
const TAKE_SMALLER = '请调低相机画质后重新拍摄，或打开照片后截屏，再选择截图。';

const FAULTS: Readonly<Record<Fault, (file: string) => readonly [says: string, remedy: string]>> = {
  unreadable: (file) => [`无法读取照片：${file}`, '云端的照片请先保存到本设备，再重新选择。'],
  cut: (file) => [`照片数据不完整：${file}`, '请重新选择原照片，或重新拍摄。'],
  broken: (file) => [`无法打开照片：${file}`, SAVE_AGAIN],
  movie: (file) => [badType(file), '不能添加视频。请选择照片或视频画面的截图。'],
  sequence: (file) => [badType(file), '这是动态连拍照片。请在相册应用中选出一张保存，再重新选择。'],
  badType: (file) => [badType(file), SAVE_AGAIN],
  noPhoto: (file) => [badType(file), '请选择照片（JPEG、PNG、WebP、HEIC）。'],
  tooLarge: (file) => [tooLarge(file), TAKE_SMALLER],
  tooManyPixels: (file) => [tooManyPixels(file), TAKE_SMALLER],
};

const CHANGES: Readonly<Record<Change, (file: string) => string>> = {
  converted: (file) => `${file}已转换为收购店可以打开的格式并添加。`,
  first: (file) => `${file}只添加了其中的第一张照片。`,
};

const CHOSEN_PHOTOS: FormRooms['chosen-photos'] = {
  film: (file) => `${file}是视频，未添加，只添加了照片。`,
  fault: (fault, file) => FAULTS[fault](file),
  change: (change, file) => CHANGES[change](file),
};

/** The shops that learn of a request, in the beginning of a sentence. */
function readers({ most_shops: most, able }: DisclosureAnswer): string {
  if (able?.shops === 0)
    return `提交后，我们会用${able.seek_days}天时间寻找收购店。找到的收购店（最多${most}家）`;
  return able && able.shops <= most
    ? `提交后，符合条件的收购店（目前${able.shops}家，即使增加也最多${most}家）`
    : `提交后，符合条件的收购店（包括接替的店在内，最多${most}家）`;
}

const rooms: FormRooms = {
  'able-shops': {
    able: (shops, goods, prefecture) => {
      const subject = goods.length > 1 ? '其中至少一种物品' : goods.join('');
      const count = shops.toLocaleString('zh-CN');
      return prefecture
        ? `目前，可受理来自${prefecture}的申请并为${subject}估价的收购店有${count}家。`
        : `目前，可为${subject}估价的收购店有${count}家。各店受理的地区不同，填写邮政编码后，将显示可受理您所在都道府县申请的收购店数量。`;
    },
    unbought: (goods) => `目前没有可为${goods.join('、')}估价的收购店。`,
    none: (goods, prefecture) =>
      `目前没有可${prefecture && `受理来自${prefecture}的申请并`}为${goods.join('、')}估价的收购店。`,
    sought: (days) => `如果您提交申请，我们会用${days}天时间为您寻找收购店；无论是否找到，都会通过邮件告知。`,
  },
  disclosure: {
    all: (answer) => `${readers(answer)}将看到物品内容、照片、您的姓名和联系方式，并通过电话或邮件告知报价。`,
    chosen: (answer) =>
      `${readers(answer)}将看到物品内容、照片和您所在的都道府县，并发来报价。姓名和联系方式只会告知您之后选择的收购店（最多${MOST_CHOSEN}家）。`,
  },
  'answer-picker': {
    choose: (label) => `请选择${label}`,
  },
  'app-carousel': {
    label: '应用的功能',
    previous: '上一步',
    next: '下一步',
    shown: (first, last, all) =>
      first === last
        ? `共${all}个步骤，正在显示第${first}个`
        : `共${all}个步骤，正在显示第${first}至${last}个`,
  },
  'app-steps': [
    { key: 'trouble', title: '遇到难题', text: '遇到难题时当场打开应用，选择相近的问题。' },
    { key: 'search', title: '查找服务商', text: '按您所在的地区查找服务商，并可参考用户评价。' },
    { key: 'request', title: '申请报价', text: '只需照片和一句说明，即可一次向多家申请报价。' },
    { key: 'schedule', title: '约定时间', text: '选择您方便的日期和时间，通过聊天沟通。' },
    { key: 'compare', title: '比较报价', text: '把收到的报价放在一起，比较费用和内容。' },
    { key: 'decide', title: '选定服务商', text: '只向您满意的服务商正式下单，一键完成。' },
    { key: 'work', title: '上门服务', text: '当天从服务商到达到完工，都可在应用中查看进度。' },
    { key: 'payment', title: '付款', text: '确认服务成果后，直接在应用中付款。' },
  ],
  calls: {
    timeout: '请求超时',
    network: NETWORK,
    unexpected: '发生意外错误。',
    submission: {
      invalid: '填写的内容有误',
      failed: '提交失败',
      failedWithStatus: (status) => `提交失败（${status}）`,
      remedies: {
        413: () => '请减少照片数量后重试。',
        429: (after) => `提交次数过多。请${after}重试。`,
        503: (after) => `目前访问繁忙。您填写的内容已保留。请${after}重试。`,
        507: (after) => `目前无法受理。您填写的内容已保留。请${after}重试。`,
      },
      after: {
        sometime: '稍后',
        seconds: (seconds) => `在约${seconds}秒后`,
        minutes: (minutes, time) => `在约${minutes}分钟后（${time}以后）`,
        hours: (hours, time) => `在约${hours}小时后（${time}以后）`,
      },
      noForm: '表单数据无效',
      noItems: '尚未选择物品。请选择物品。',
      noCustomer: '您的信息不完整。请填写必填项。',
      badCategory: (index) => `类别无效：items[${index}]`,
      photoGone: '有照片已无法读取',
      prefix: {
        input: '填写内容错误',
        file: '文件处理错误',
        build: '未能生成表单数据',
      },
    },
    catalogue: {
      groupFailed: '未能获取品牌数据',
      levelFailed: '未能获取商品名称数据',
      noCategoryUuid: '找不到类别的UUID',
      empty: NO_DATA,
      pickerError: (message) => `发生错误：${message}`,
    },
    address: {
      prefecturesFailed: '未能获取都道府县',
      citiesFailed: '未能获取市区町村',
      citiesNeedPrefecture: '缺少参数 prefecture_id',
      citiesWithoutPrefecture: '未指定 prefecture_id',
      areasFailed: '未能获取町名',
      areasNeedCity: '缺少参数 city_id',
      zipFailed: '未能获取地址',
      zipNotFound: '找不到地址信息',
      zipInvalid: '邮政编码的格式不正确。',
      zipDigits: '请输入7位邮政编码',
      zipServer: (status) => `服务器发生错误（${status}）`,
      zipNetwork: '网络出现错误。请检查网络连接。',
      zipTimeout: '请求超时。请稍后重试。',
    },
  },
  carousel: {
    role: '轮播',
  },
  'category-notes': {
    jewelry: '有宝石',
    preciousMetal: '无宝石',
  },
  'category-picker': {
    title: '请选择要估价的物品类别',
    titleShort: '选择物品类别',
  },
  'chosen-photos': CHOSEN_PHOTOS,
  common: {
    choose: '请选择',
    loading: '正在加载...',
    retry: '重试',
    otherText: '填写其他内容',
    newTab: '（在新标签页中打开）',
  },
  'companion-app': {
    name: '预约上门生活服务的应用',
    painTitle: '生活中的难题，也请交给我们',
    painLead: '整理物品时，您是否也有这样的烦恼？',
    pains: [
      '水管或门锁出了问题，不知道该找谁',
      '想把父母家的清理或遗物整理交给可靠的服务商',
      '不了解行情，迟迟不敢下单',
    ],
    servicesLabel: '可通过应用预约的服务示例',
    services: ['房屋维修', '遗物整理', '家居清洁', '闲置物品清运', '庭院养护', '搬家'],
    featureTitle: '从求助到付款，尽在一个应用',
    featureLead: '从查找服务商到完工付款，在手机上即可完成。',
  },
  consent: {
    terms: '使用条款',
    privacy: '隐私政策',
    personalInformation: '个人信息的处理',
    agree: '：我同意以上内容',
    privacyNotice: '提交即视为您同意以下内容。',
  },
  'contact-hint': {
    found: (kinds) =>
      `内容中似乎含有${kinds.join('、')}。在您的联系方式告知收购店之前，我们不会向收购店显示这一部分。联系方式有专门的填写栏，无需写在这里。`,
  },
  'contact-kinds': {
    phone: '电话号码',
    mail: '邮箱地址',
    page: '网址',
    account: '社交媒体账号',
    address: '地址',
  },
  continuing: { ask: EMAIL_REST },
  'continuing-dialog': {
    title: EMAIL_REST,
    lead: '我们会把继续填写的链接发送到您的邮箱。您可以换一台设备，或改日再继续。',
    notes: (photos) => [
      `我们只保存有关物品的回答${photos > 0 ? `和${photos}张照片` : ''}，不包含您的姓名、联系方式等信息。`,
      `内容加密保存${CONTINUED_DAYS}天，到期后删除。`,
      '目前不会向收购店透露任何内容。',
    ],
    ours: (product) => `链接会打开${product}网站上的同一份表单。`,
    address: '邮箱地址',
    use: '仅用于发送这一封邮件',
    send: '发送邮件',
    sending: '正在发送…',
    privacy: '隐私政策',
    sentTitle: '邮件已发送',
    sent: '我们已将继续填写的链接发送到此地址。',
    notCome: '如果几分钟后仍未收到，请检查垃圾邮件文件夹，并确认地址是否正确。',
    other: '发送到其他地址',
    close: '关闭',
    failures: {
      too_many_requests: '邮件数量已达上限。请稍后重试。',
      unproved_tester: '在测试模式下，只能使用管理页面签发的密钥，并且只发送到曾登录过管理页面的邮箱地址。',
      invalid_submission: '有照片无法保存。请检查照片。',
      other: '未能发送邮件。请检查网络后重试。您填写的内容仍保留在本设备上。',
    },
    which: {
      title: '使用哪一份填写内容？',
      lead: '本设备上也有未填完的物品。',
      mail: '使用邮件中的内容',
      here: '使用本设备上的内容',
      note: '如果使用邮件中的内容，本设备上的内容会被删除。如果使用本设备上的内容，邮件中的内容仍会保留到期限为止。',
      goods: (names) => `（${names}）`,
    },
    elsewhere: {
      title: '正在另一台设备上填写',
      lead: '这份申请正在另一台设备上继续填写。本设备上的内容会原样保留。',
      take: '在本设备上继续',
      note: '继续后，将以本设备上的内容提交申请。',
    },
    gone: {
      title: '此链接已失效',
      lead: `已超过期限（${CONTINUED_DAYS}天），或者内容已提交或已删除。很抱歉，请从头填写。`,
    },
    failed: {
      title: '未能加载之前的内容',
      lead: '请检查网络后重试。',
      retry: '重新加载',
    },
    opening: '正在加载邮件中的内容…',
    until: (iso) => `您正在继续填写邮件中的内容。我们保存的内容将于${momentIn('zh-CN', iso)}删除。`,
    erase: '立即删除',
    ended: '我们保存的内容已删除。本设备上的内容仍然保留。',
  },
  'copy-picker': {
    hint: '请选择要添加的物品（可多选）',
    taken: (names) => names.join('、'),
    add: (count) => (count > 0 ? `添加${count}件` : '添加'),
    full: (most) => `一次最多可申请${most}件物品`,
  },
  'customer-field': {
    strange: (characters) => `不能使用“${characters}”。`,
  },
  'customer-step': {
    title: '您的信息',
    lead: '估价结果将发送到您填写的邮箱地址。电话号码只提供给您申请估价的收购店。',
    reveal: '填写选填项，有助于提高收购价！',
    remaining: (count) => `还剩${count}项`,
    submit: '开始估价',
    sending: '正在提交...',
    chooseGoods: '选择物品',
    back: '返回填写物品信息',
  },
  dialog: {
    close: '关闭',
    back: '返回',
  },
  'draft-notice': {
    resumed: '接着上次继续填写',
    startOver: '重新填写',
  },
  'email-field': {
    suggestion: (email) => `您要填写的是 ${email} 吗？`,
    unlikely: (part) => `请确认“${part}”是否正确。`,
    useSuggestion: '改为此地址',
    completions: '“@”之后的候选',
  },
  'field-frame': {
    required: '必填',
    optional: '选填',
  },
  given: {
    given: '已填写',
    change: '修改',
    label: (label) => `${label}：`,
  },
  'goods-summary': {
    title: '要估价的物品',
    change: '修改',
    nth: (place) => `第${place}件`,
    count: ({ count, mixed }) => (mixed ? `多种物品共${count}件` : `×${count}`),
    changeItem: (number) => `修改${item(number)}`,
  },
  'item-block': {
    item,
    category: '物品类别',
  },
  'item-tools': {
    item,
    change: '修改',
    remove: '删除',
    copy: '以相同内容再加一件',
    changeItem: (number) => `修改${item(number)}`,
    removeItem: (number) => `删除${item(number)}`,
    copyItem: (number) => `以${item(number)}的内容再加一件`,
    pieces: '数量',
    unit: '件',
    fewer: '减少1件',
    more: '增加1件',
    piecesOf: (number) => `${item(number)}的数量`,
    piecesHint: '适用于有多件相同物品，或把多件物品装箱等一起出售的情况',
    mixed: '多种物品放在一起',
    said: (count) => `${count}件`,
  },
  'items-step': {
    title: '一次申请多家估价',
    lead: '最快60秒填完。',
    top: '返回首页',
    add: '添加其他物品一起估价',
    start: '开始估价',
    free: '免费',
    next: '下一步',
    addLater: '选择物品类别后，即可添加其他物品',
    room: (room, most) => (room > 0 ? `还可以添加${room}件` : `一次最多可申请${most}件物品`),
    remaining: ({ questions, item: number, others }, several) =>
      [several && `${item(number)}：`, `还剩${questions}项`, others > 0 && `（另有${others}件物品未填完）`]
        .filter(Boolean)
        .join(''),
  },
  'lazy-part': {
    failed: '未能显示表单。请检查网络后重试。',
  },
  'name-fields': {
    guessed: '已根据姓名填入片假名。请确认读音是否正确。',
    lengthened: '已将“-”改为长音符“ー”。姓与名之间请用空格隔开。',
  },
  'number-input': {
    number: '请只输入数字（例：3.5）',
  },
  'phone-field': {
    moved: (text) => `号码以外的内容已移至“${WISHES}”（${text}）。`,
    digits: (kind, digits, count) => `${kind}${digits}位，现在是${count}位。请确认。`,
    mobile: '手机号码应为',
    landline: '固定电话号码连同区号应为',
    beginning: (digits) => `以${digits}开头的号码应为`,
    unused: '此号码似乎无法接通。请确认。',
  },
  'phone-camera': {
    lead: '拍摄的照片会直接进入电脑上的估价表单。',
    camera: '用相机拍摄',
    album: '从相册选择',
    room: (count) => `还可发送${count}张`,
    complete: '照片已齐。请在电脑上继续填写。',
    full: '表单中的照片已满。在电脑上删除照片后，即可继续发送。',
    tooMany: (room) => `最多只能再发送${room}张，请重新选择照片。`,
    noRoom: '表单中的照片已满。请查看电脑屏幕。',
    notTaken: '照片未能发送，请重试。',
    sent: '已发送的照片',
    photo: (number) => `第${number}张照片`,
    noPreview: '无法预览',
    states: {
      looking: '正在检查',
      waiting: '等待发送',
      sending: '正在发送',
      arrived: '已送达',
      refused: '未能发送',
    },
    share: (percent) => `正在发送 ${percent}%`,
    again: '重新发送',
    offline: '网络已断开。恢复后将自动发送。',
    note: '照片中的拍摄地点和时间信息不会进入表单。',
    ended: '此页面已停止接收',
    endedText: `已送达的照片在电脑上的估价表单中。如需添加照片，请在电脑上点按“${USE_PHONE}”，再扫描新的二维码。`,
    unknown: '无法打开此页面',
    unknownText: '请重新扫描电脑屏幕上的二维码。',
  },
  'phone-panel': {
    title: '请用手机相机扫描二维码',
    lead: '手机会打开发送照片的页面，发送的照片会立即出现在这里。无需安装应用或注册。',
    code: '打开照片发送页面的二维码',
    address: '无法扫描时，请在手机上打开此网址',
    until: (time) => `可使用到${time}，或到您提交估价申请为止。`,
    arrived: (count) => `已收到${count}张`,
    stages: {
      opening: '正在准备二维码',
      waiting: '正在等待手机连接',
      connected: '手机已连接',
      away: '连接已中断，恢复后将继续接收',
      ended: '此二维码已停止接收',
      failed: '未能生成二维码',
    },
    again: '显示新的二维码',
    retry: '重试',
    end: '结束',
    close: '关闭',
  },
  photos: {
    tooLarge,
    tooManyPixels,
    badType,
    gone: (file) => `照片已无法读取：${file}`,
    missing: (count) => `您选择的${count}张照片已不在本设备上。请重新选择`,
    tooMany: `最多可上传${LIMITS.photosPerItem}张`,
  },
  'photos-field': {
    shots: '收购店希望看到的照片',
    add: '添加照片',
    camera: '拍照',
    phone: USE_PHONE,
    hint: `每件最多${LIMITS.photosPerItem}张（JPEG、PNG、WebP、HEIC，每张不超过${MOST_MB}MB）`,
    order: '第一张为主图。可拖动或用箭头调整顺序。',
    count: (count, limit) => `${count}／${limit}张`,
    remove: (name) => `删除${name}`,
    preview: (name) => `${name}的预览`,
    noPreview: '无法显示预览',
    preparing: '正在准备预览',
    looking: '正在检查照片',
    added: (count) => `已添加${count}张照片`,
    main: '主图',
    forward: (number, name) => `将第${number}张（${name}）前移`,
    backward: (number, name) => `将第${number}张（${name}）后移`,
    moved: (number, name) => (number === 1 ? `已将${name}设为主图` : `已将${name}移到第${number}张`),
    refused: '请删除这张照片，或换一张照片。',
    ...CHOSEN_PHOTOS,
    size: (bytes) => (bytes < KB * KB ? `${Math.ceil(bytes / KB)}KB` : `${(bytes / KB / KB).toFixed(1)}MB`),
  },
  picker: {
    next: '下一步',
    search: '搜索',
    popular: '热门商品',
    rowIndex: '按日语读音的首字查找',
    row: (row) => (ROW_SOUNDS[row] ? `${row}行（${ROW_SOUNDS[row]}）` : translated(row)),
    noMatch: '没有符合的选项。',
    useOther: '可以按您输入的内容继续。',
    unsure: '不清楚或列表中没有',
    unsureNote: (example) => `可以填写您知道的信息${example ? `（例：${example}）` : ''}`,
    unsureOf: (label) => `不清楚${label}`,
    unsureOfNote: '收购店会根据照片确认',
    example: (example) => `只填写您知道的即可。例：${example}`,
    writeQuery: (query) => `填写“${query}”`,
    write: (label) => `请填写${label}`,
    toList: '从列表中选择',
    empty: NO_DATA,
    results: (count) => `${count}项`,
    enterTakes: (name) => `，按回车键选择“${name}”`,
  },
  'progress-bar': {
    caption: '简单3步',
    steps: ['物品信息', '您的信息', '完成'],
    label: '填写进度',
    percent: (percent) => `${percent}%`,
  },
  received: {
    title: '感谢您申请估价',
    received: '我们已受理您的申请。',
  },
  select: {
    unsure: (other) => `不清楚时，请选择“${other}”并填写您知道的信息`,
  },
  sending: {
    started: '正在提交。请稍候，不要关闭页面。',
    again: '连接曾中断，正在重新提交。请稍候，不要关闭页面。',
    label: '提交进度',
    stages: {
      photos: '正在准备照片',
      upload: '正在提交',
      answer: '正在等待受理完成',
    },
    pause: (seconds) => `${NETWORK}。将在${seconds}秒后重新提交。`,
    now: '立即提交',
    stop: '取消提交',
    percent: (percent) => `${percent}%`,
    left: (seconds) => `剩余${roundedTime(seconds)}`,
    line: {
      lost: ['没有网络信号，无法提交。', '恢复连接后会在此页面通知您。', '您填写的内容已保留。'],
      back: ['网络已恢复。', '现在提交吗？'],
    },
    send: '提交',
    later: '稍后',
  },
  'shared-photos': {
    goods: (count) => `估价物品 共${count}件`,
    add: '批量添加照片',
    looking: (number, count) => `正在检查照片 ${number}／${count}`,
    shared: (photos, items) => `已将${photos}张照片依次分给${items}件物品，每件${photos / items}张。`,
    again: '重新选择对应的物品',
    waiting: (count) => `有${count}张照片尚未选定对应的物品。`,
    goOn: '选择物品',
    giveUp: '不使用这些照片',
    title: '这些是哪件物品的照片？',
    items: '要添加照片的物品',
    item,
    count: (count, most) => `${count}／${most}张`,
    hint: '请先选择物品，再点选它的照片',
    photo: (number, name) => `照片${number}（${name}）`,
    meant: (number) => `将添加到${item(number)}`,
    full: (most) => `每件物品最多可添加${most}张照片`,
    left: (count) => (count > 0 ? `剩余${count}张` : '所有照片已分配完毕'),
    attach: (count, left) => {
      if (count === 0) return '添加照片';
      return left > 0 ? `只添加这${count}张，其余不用` : `添加${count}张`;
    },
  },
  'shop-list': {
    title: '将与您联系的收购店',
    titleWithout: '收购店介绍',
    count: (count) => `${count}家`,
    none: '没有可显示的收购店信息。',
    between: '、',
    unnamed: '未设置店名',
    address: '地址',
    tel: '电话号码',
    website: '网站',
    visit: '查看官方网站',
    visitOf: (name) => `查看${name}的官方网站`,
  },
  'store-links': {
    title: '下载应用',
    free: '免费下载。',
    appStore: 'App Store',
    googlePlay: 'Google Play',
    download: (store) => `从${store}下载`,
    openQr: '扫描二维码下载',
    qrTitle: '请用手机扫描',
    qrLead: '将相机对准二维码，即可打开下载页面。',
    qrLabel: (store) => `打开${store}下载页面的二维码`,
    openHere: (store) => `在本设备上打开${store}`,
  },
  surveys: {
    skip: SKIP,
    send: '提交',
    interestsTitle: '邀请您填写简短问卷',
    interestsQuestion: '请选择您感兴趣的内容',
    interestsHint: '可多选。您的回答将作为我们改进服务的参考。',
    interestsMissing: `请至少选择一项。如果没有，请选择“${NO_INTERESTS}”。`,
    feedbackTitle: '请告诉我们您的意见',
    feedbackQuestion: '使用过程中，您有什么感受或建议吗？',
    feedbackHint: '请勿填写姓名、电话号码等个人信息。',
    feedbackMissing: `请填写您的意见，或点击“${SKIP}”。`,
    characters: (count, limit) => `${count}／${limit}字`,
  },
  'test-ribbon': {
    mode: '测试模式',
    means: '不会发送给收购店',
    end: '结束测试',
  },
  'thanks-step': {
    onceTitle: '此页面只显示一次',
    onceAdvice: '刷新后将无法再次显示。建议您截屏保存。',
    lead: (productName) => `衷心感谢您使用${productName}。`,
    contact: '以下收购店将陆续通过电话或邮件与您联系。',
    contactChosen: '以下收购店将根据物品内容和照片告知报价。您的联系方式只会提供给您选择的收购店。',
    quotesFirstFailed: '未能切换。请在申请情况页面切换。',
    switching: '正在切换…',
    answeredBefore: '您已回答过问卷。谢谢。',
    follow: '查看申请情况',
  },
  tiles: {
    together: (names) => `${names.map(shortened).join('和')}都有`,
  },
  'undo-notice': {
    removed: {
      photo: '照片已删除',
      item: '物品已删除',
      all: '填写的内容已全部清除',
      category: '类别已更改，填写的内容已清除',
    },
    undo: '撤销',
  },
  'zip-field': {
    looking: '正在查找地址...',
    address: '地址',
    towns: '请选择町名',
    cities: '请选择市区町村',
    unknownZip: '不知道邮政编码',
    knownZip: '返回输入邮政编码',
    prefecture: '都道府县',
    city: '市区町村',
    town: '町名',
    code: '邮政编码',
    townAdded: (town) => `已将“${town}”填入“${BLOCK}”。`,
    addressMoved: (rest) => `邮政编码后面的“${rest}”已移至“${BLOCK}”。`,
    digitalAddress: '不能使用日本邮政的“数字地址”。请输入您住处的邮政编码（7位数字）。',
    takeTownAway: '撤销',
  },
};

export default { language: 'zh-Hans', rooms: { ...rooms }, texts: TEXTS } satisfies Speech;
