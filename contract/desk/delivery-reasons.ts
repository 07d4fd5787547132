/** Why a mail or a call was not delivered: by the code of the error, as the server keeps it. */
interface ReasonRow {
  /** Codes, or the beginnings of codes. The row with the longest one that fits has the words. */
  readonly codes: readonly string[];
  readonly why: string;
  /** A sentence about what to do. */
  readonly remedy: string;
  /** Until somebody mends the address, the next mail to it would not arrive either. */
  readonly isAddress?: true;
}

const CHECK_RECIPIENT = 'アドレスの間違いや受信拒否の設定がないか、先方に確かめてください。';
const CHECK_ENDPOINT = '送り先を管理している方に確かめてください。';
const PASSES = '何度か自動で送り直します。あきらめたものは、しばらくしてから再送してください。';

/** The reasons, by the names that addresses of lists have. */
export const DELIVERY_REASONS = {
  no_address: {
    codes: ['no_address'],
    why: '宛先のメールアドレスが登録されていません',
    remedy: 'メールアドレスを登録してから、再送してください。',
    isAddress: true,
  },
  bad_address: {
    codes: ['bad_address'],
    why: '宛先がメールアドレスの形になっていません',
    remedy: 'メールアドレスを直してから、再送してください。',
    isAddress: true,
  },
  bounced: {
    codes: ['bounced'],
    why: 'いったん受け取られたあと、送り返されました',
    remedy: CHECK_RECIPIENT,
    isAddress: true,
  },
  no_mailbox: {
    codes: ['smtp_550', 'smtp_551'],
    why: '宛先のメールボックスがありません',
    remedy: CHECK_RECIPIENT,
    isAddress: true,
  },
  full: {
    codes: ['smtp_552'],
    why: '宛先のメールボックスがいっぱいです',
    remedy: '空きを作るよう先方に頼んでから、再送してください。',
    isAddress: true,
  },
  no_such_name: {
    codes: ['smtp_553'],
    why: '宛先のアドレスが、メールサーバーに受け付けられません',
    remedy: CHECK_RECIPIENT,
    isAddress: true,
  },
  refused: {
    codes: ['smtp_5'],
    why: '宛先のメールサーバーが受け取りを断りました',
    remedy: '迷惑メールと判定されていないか、先方に確かめてください。',
    isAddress: true,
  },
  sign_in: {
    codes: ['eauth', 'smtp_530', 'smtp_534', 'smtp_535', 'smtp_538'],
    why: '送信用のメールサーバーにサインインできません',
    remedy: '設定（SMTP_URL）のユーザー名とパスワードを確かめてから、再送してください。',
  },
  busy: {
    codes: ['smtp_4'],
    why: 'メールサーバーが、一時的に受け付けられません',
    remedy: PASSES,
  },
  certificate: {
    codes: ['smtp_certificate'],
    why: '送信用のメールサーバーの証明書が正しくありません',
    remedy: '証明書を更新するか、設定（SMTP_URL）のホスト名を確かめてから、再送してください。',
  },
  no_tls: {
    codes: ['smtp_no_tls'],
    why: '送信用のメールサーバーが暗号化に対応していません',
    remedy: '設定（SMTP_URL）のポートを確かめてから、再送してください。',
  },
  mail_server: {
    codes: [
      'eai_again',
      'econn',
      'edns',
      'ehostunreach',
      'enetunreach',
      'enotfound',
      'eprotocol',
      'esocket',
      'etimedout',
      'etls',
    ],
    why: '送信用のメールサーバーにつながりません',
    remedy: 'メールサーバーとネットワークを確かめてください。送信待ちのものは、つながれば自動で送ります。',
  },
  gave_up: {
    codes: ['gave_up'],
    why: '何度送っても届きませんでした',
    remedy: '送り先を確かめてから、再送してください。',
  },
  nobody_there: {
    codes: ['nobody_there'],
    why: '送り先の登録がなくなっています',
    remedy: '送り先を登録し直してから、再送してください。不要なら、そのままで構いません。',
  },
  endpoint_stopped: {
    codes: ['endpoint_stopped'],
    why: '媒体の担当者がいなくなり、送り先への通知を止めています',
    remedy: '新しい担当者が「連携」のページで再開すると、次の成果から送ります。',
  },
  private_network: {
    codes: ['private_network'],
    why: '送り先が、外部から届かないネットワークにあります',
    remedy: CHECK_ENDPOINT,
  },
  endpoint_certificate: {
    codes: [
      'http_cert',
      'http_depth_zero',
      'http_err_ssl',
      'http_err_tls',
      'http_self_signed',
      'http_unable_to',
    ],
    why: '送り先の証明書が正しくありません',
    remedy: CHECK_ENDPOINT,
  },
  endpoint_gone: {
    codes: ['http_404', 'http_410'],
    why: '送り先のアドレスに受け口がありません',
    remedy: '送り先のアドレスを確かめてください。',
  },
  endpoint_denied: {
    codes: ['http_401', 'http_403'],
    why: '送り先が、権限がないとして断りました',
    remedy: CHECK_ENDPOINT,
  },
  endpoint_moved: {
    codes: ['http_3'],
    why: '送り先が、別のアドレスへ転送しようとしました',
    remedy: '転送先のアドレスを登録してください。転送は追いません。',
  },
  endpoint_busy: {
    codes: ['http_429'],
    why: '送り先が混み合っています',
    remedy: PASSES,
  },
  endpoint_late: {
    codes: ['http_timeout'],
    why: '送り先が時間内に答えませんでした',
    remedy: PASSES,
  },
  endpoint_unknown: {
    codes: ['http_eai_again', 'http_enotfound'],
    why: '送り先のホスト名が見つかりません',
    remedy: '送り先のアドレスを確かめてください。',
  },
  endpoint_refused: {
    codes: ['http_4'],
    why: '送り先が受け取りを断りました',
    remedy: CHECK_ENDPOINT,
  },
  endpoint_failed: {
    codes: ['http_5'],
    why: '送り先のサーバーでエラーが起きました',
    remedy: CHECK_ENDPOINT,
  },
  endpoint_away: {
    codes: ['http_e'],
    why: '送り先につながりません',
    remedy: CHECK_ENDPOINT,
  },
  internal: {
    codes: ['internal'],
    why: '送る準備をしているときに、このサービスの中でエラーが起きました',
    remedy: 'サーバーのログを確かめてください。',
  },
} as const satisfies Record<string, ReasonRow>;

export type DeliveryReason = keyof typeof DELIVERY_REASONS;

const BEGINNINGS = Object.entries<ReasonRow>(DELIVERY_REASONS)
  .flatMap(([reason, { codes }]) => codes.map((code) => ({ code, reason: reason as DeliveryReason })))
  .sort((one, other) => other.code.length - one.code.length);

/** The reason behind a code; undefined for a code that no row knows. */
export const reasonOf = (code: string): DeliveryReason | undefined =>
  BEGINNINGS.find((one) => code.startsWith(one.code))?.reason;

/** A code in words. */
export function reasonWords(code: string): Pick<ReasonRow, 'why' | 'remedy'> {
  const reason = reasonOf(code);
  if (reason) return DELIVERY_REASONS[reason];
  return {
    why: `原因がわかっていないエラーです（${code}）`,
    remedy: 'サーバーのログで、このエラーの前後を確かめてください。',
  };
}

/** Whether an error is about the address of the recipient. */
export function isAboutAddress(code: string): boolean {
  const reason = reasonOf(code);
  return reason !== undefined && (DELIVERY_REASONS[reason] as ReasonRow).isAddress === true;
}
