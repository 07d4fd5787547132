import { DESK_PAGES } from '../desk/desk.ts';
import { WAITING } from '../desk/waiting.ts';
import { PLACE_RULES } from '../life/clocks.ts';
import { ALARM_LIMITS, RETRY_DAYS } from './alarm-limits.ts';
import type { HelpPage } from './help-page.ts';

const NOTHING = '影響はありません。';
const AS_USUAL = 'いつもどおり使えます。';
const NOW = 'すぐに対応が必要です。';
const TODAY = '朝になってからで間に合いますが、その日のうちに対応してください。';

const DEAD = { 'メールと通知（あきらめたもの）': WAITING.dead.path };
const WAITS = { 'メールと通知（送信待ち）': WAITING.waiting.path };

/** The alarms, with their pages. The rules by which they are raised stand in server/upkeep/alarms/alarms.ts. */
export const ALARM_PAGES = {
  database_away: {
    title: 'データベースに接続できません',
    seen: {
      seller:
        'ご依頼を送れません。フォームは入力を残したまま送り直すため、同じご依頼が二重に届くことはありません。',
      shop: 'メールのリンクからご依頼を開けません。',
      desk: 'どのページも開けません。このページは、データベースがなくても表示されます。',
    },
    means: [
      NOW,
      `このサーバーから、データベースに${ALARM_LIMITS.looksUntilAway}回続けて接続できませんでした。ご依頼は、そのあいだ受け付けていません。受け付け済みのご依頼は失われません。`,
    ],
    steps: [
      {
        text: 'データベースを別のサーバーで動かしている場合（設定に DATABASE_URL がある場合）は、そのサーバーで動いているかを確かめ、止まっていれば起動します。',
        command: 'systemctl status postgresql',
      },
      {
        text: 'DATABASE_URL がない場合、データベースはこのサービスが自動で起動し直します。起動しない理由は、サービスのログの最後に出ています。',
        command: 'journalctl -u takakurabe -n 50',
      },
      { text: 'ディスクの空きを確かめます。空きがないと、データベースは起動しません。', command: 'df -h' },
      {
        text: 'このサービスは再起動しないでください。データベースが応答すると、自動で元に戻ります。データが壊れている場合は、運用の文書 docs/operating/trouble.md の「After a loss」に沿って復元します。',
      },
    ],
    over: ['データベースが応答すると終わります。管理画面が開き、/health の「status」が ok になります。'],
    isOpen: true,
  },
  deliveries_waiting: {
    title: `${ALARM_LIMITS.waitingMinutes}分以上送られていないメールがあります`,
    seen: {
      seller: 'ご依頼は送れますが、受付のメールや査定額のお知らせが届きません。',
      shop: '新しいご依頼のメールが届きません。専用画面をお使いのお店は、そこでご依頼を読めます。',
      desk: '「メールと通知」の「送信待ち」が減りません。サインインのリンクも届かないことがあります。',
    },
    means: [
      NOW,
      `${ALARM_LIMITS.waitingMinutes}分を過ぎても送れないものがあります。ほとんどの場合、送信用のメールサーバーにつながらないことが原因です。${RETRY_DAYS}日のあいだは自動で送り直すため、そのあいだに直せば何も失われません。`,
    ],
    steps: [
      { text: '一覧で「理由」を読みます。', pages: WAITS },
      {
        text: '「メールサーバーにつながりません」の場合は、メールサーバーが動いているか、提供元の障害情報を確かめます。このサービスの側ですることはありません。',
      },
      {
        text: '「サインインできません」「証明書が正しくありません」の場合は、設定の SMTP_URL を直し、サービスを再起動します。',
        command: 'systemctl restart takakurabe',
      },
      {
        text: '一覧を開けない場合は、サーバーで件数と理由を確かめます。',
        command: 'npm run deliveries -- count',
      },
    ],
    over: [
      `${ALARM_LIMITS.waitingMinutes}分より古いものがなくなると終わります。直したあとの送信は自動です。再送の操作は要りません。`,
    ],
  },
  deliveries_dead: {
    title: `送信をあきらめたメールがあります（${ALARM_LIMITS.deadHours}時間以内）`,
    seen: {
      seller: 'お知らせの一部が届きません。',
      shop: 'ご依頼のメールが届いていないお店があります。宛先が誤っているお店には、新しいご依頼も届きません。',
      desk: '「今日」の「送信をあきらめたもの」に件数が出ています。',
    },
    means: [
      TODAY,
      `この${ALARM_LIMITS.deadHours}時間に、送信をあきらめたメールや通知があります。宛先の誤りはすぐに、ほかの理由は${RETRY_DAYS}日間送り直したあとであきらめます。`,
    ],
    steps: [
      { text: '一覧で「理由」と、その下の対処を読みます。', pages: DEAD },
      {
        text: '宛先が原因の場合は、宛先を直します。買取店なら、お店のページの「登録内容」を保存し、「届かなかったメール」の「もう一度送る」を押します。ご依頼者なら、ご依頼のページの「訂正」で直します。',
        pages: { メールが届かない買取店: WAITING.bounced.path },
      },
      {
        text: 'メールサーバーが原因の場合は、設定の SMTP_URL を直してサービスを再起動し、一覧で理由を絞り込んで「すべて再送する」を押します。',
        pages: DEAD,
      },
      { text: '送り直す必要のないもの（古いお知らせなど）は、そのままで構いません。' },
    ],
    over: [
      `すべて送り直すか、あきらめてから${ALARM_LIMITS.deadHours}時間がたつと終わります。送り直したものは、一覧で「送信済み」になります。`,
    ],
  },
  requests_without_shop: {
    title: '買取店が見つからないご依頼があります',
    seen: {
      seller:
        'どのお店からも連絡がありません。ご依頼のページには、ご紹介できる買取店がまだないと表示されます。',
      shop: NOTHING,
      desk: '「今日」の「買取店が見つからない」に件数が出ています。',
    },
    means: [
      TODAY,
      `品物と地域に合い、ご依頼を受け付けている買取店がありません。通常は${PLACE_RULES.seekDays}日間、自動で探し続け、見つからなければご依頼者にお知らせして終わります。`,
    ],
    steps: [
      {
        text: 'どの品物と地域のご依頼かを確かめます。',
        pages: { 'ご依頼（買取店が見つからない）': WAITING.unplaced.path },
      },
      {
        text: 'その地域で、メールが届かないお店の宛先を直します。アドレスがそのままでよければ、お店のページで「メールが届くようになった」を押します。',
        pages: { メールが届かない買取店: WAITING.bounced.path },
      },
      {
        text: '休止中のお店には、再開できるかを尋ねます。再開は、お店のページの「受付を再開する」でできます。',
        pages: { 休止中の買取店: `${DESK_PAGES.shops}?state=away` },
      },
      {
        text: '合うお店がなければ、加盟の申し込みを確かめます。新しいお店が登録されると、自動でご依頼が届きます。',
        pages: { 加盟の申し込み: WAITING.registrations.path },
      },
    ],
    over: ['買取店が見つかるか、ご依頼が終わると終わります。探し直しは自動です。'],
  },
  sellers_turned_away: {
    title: '送信が集中し、ご依頼を受け付けられないことがあります',
    seen: {
      seller: '送信に時間がかかるか、しばらく待つようにと表示されます。フォームは自動で送り直します。',
      shop: NOTHING,
      desk: AS_USUAL,
    },
    means: [
      NOW,
      `写真を受け取る場所がすべて埋まり、この${ALARM_LIMITS.turnedAwaySeconds}秒のあいだに、送信をお待ちいただいた方がいます。いたずらの大量送信か、本当のご依頼の集中です。`,
    ],
    steps: [
      {
        text: 'アクセスログで、同じアドレスやネットワークからの送信が並んでいないかを確かめます。',
        command: 'tail -n 200 /var/log/nginx/takakurabe.log',
      },
      { text: '大量送信の場合は、そのネットワークをプロキシ（nginx）で拒否します。' },
      {
        text: 'すべての送信が同じアドレスに見える場合は、設定の TRUST_PROXY が誤っています。直してサービスを再起動します。',
      },
      { text: '本当のご依頼が集中している場合は、待てば収まります。続くようなら、サーバーを増やします。' },
    ],
    over: [`${ALARM_LIMITS.turnedAwaySeconds}秒のあいだ、お待ちいただく方がいなければ終わります。`],
  },
  disk_low: {
    title: 'ディスクの空きが少なくなっています',
    seen: {
      seller: 'まだ影響はありません。このまま減ると、ご依頼を送れなくなります。',
      shop: NOTHING,
      desk: AS_USUAL,
    },
    means: [
      NOW,
      `空きが、設定の DISK_RESERVE_MB の${ALARM_LIMITS.reserves}倍を下回りました。DISK_RESERVE_MB まで減ると、新しいご依頼を受け付けません。`,
    ],
    steps: [
      {
        text: '空きと、場所を取っているフォルダーを確かめます。',
        command: 'df -h && du -xsh /var/lib/takakurabe/* | sort -h',
      },
      { text: '古いバックアップを別の場所へ移すか、消します。新しいものを1つは残してください。' },
      {
        text: '写真が多い場合は、設定の RETENTION_DAYS で古いご依頼が消えるようにするか、ディスクを大きくします。データのフォルダーの中のファイルは、手で消さないでください。',
      },
    ],
    over: [`空きが DISK_RESERVE_MB の${ALARM_LIMITS.reserves}倍以上になると終わります。`],
  },
  backup_old: {
    title: 'バックアップが古くなっています',
    seen: { seller: NOTHING, shop: NOTHING, desk: AS_USUAL },
    means: [
      TODAY,
      '最後に成功したバックアップが、設定の BACKUP_EXPECTED_HOURS より古くなりました（BACKUP_EVERY だけがある場合は、その2倍と1時間。まだ一度もない場合は、最初のご依頼から数えます）。いまディスクが壊れると、それからあとのご依頼が失われます。',
    ],
    steps: [
      {
        text: '手でバックアップを取り、表示を読みます。FOLDER は、まだないフォルダーの名前です。',
        command: 'npm run backup -- FOLDER',
      },
      {
        text: '成功した場合は、自動のバックアップが動かない理由をログで調べます。置き場所（BACKUP_TO）の空きと権限も確かめます。',
        command: 'journalctl -u takakurabe --since yesterday | grep -i backup',
      },
    ],
    over: ['バックアップが1回成功すると終わります。'],
  },
  certificate_ends: {
    title: 'サーバー証明書の期限が近づいています',
    seen: {
      seller: '期限を過ぎると、ブラウザーが警告を出し、サイトを開けなくなります。',
      shop: '期限を過ぎると、メールのリンクを開けなくなります。',
      desk: '期限を過ぎると、開けなくなります。',
    },
    means: [
      TODAY,
      `サイトの証明書が${ALARM_LIMITS.certificateDays}日以内に切れるか、すでにブラウザーが警告する状態です。警告が出ている場合は、すぐに対応が必要です。`,
    ],
    steps: [
      {
        text: 'いまの証明書の期限を確かめます。HOST は、サイトの名前です。',
        command:
          'openssl s_client -connect HOST:443 -servername HOST </dev/null | openssl x509 -noout -dates',
      },
      {
        text: '証明書を更新し、プロキシに読み込ませます（certbot と nginx の場合）。',
        command: 'certbot renew && nginx -s reload',
      },
      { text: '自動の更新が止まった理由を確かめます。', command: 'systemctl list-timers' },
    ],
    over: [
      `更新のあと、${ALARM_LIMITS.certificateLookMinutes}分以内に終わります。サービスを再起動すると、すぐに確かめます。`,
    ],
  },
  clock_wrong: {
    title: 'サーバーの時計がずれています',
    seen: {
      seller: 'リンクや期限が、早く、または遅く終わることがあります。',
      shop: 'リンクや回答の期限が、早く、または遅く終わることがあります。',
      desk: 'サインインのリンクが使えないことがあります。',
    },
    means: [
      TODAY,
      `このサーバーとデータベースの時計が、${ALARM_LIMITS.clockSeconds}秒より大きくずれています。リンクや署名の期限は、時計で決まります。`,
    ],
    steps: [
      { text: 'どちらのサーバーの時計がずれているかを確かめます。', command: 'timedatectl' },
      { text: 'ずれているサーバーで、時刻の自動合わせを有効にします。', command: 'timedatectl set-ntp true' },
      { text: '起動したときからずれていた場合は、時計を合わせたあと、サービスを再起動します。' },
    ],
    over: [`ずれが${ALARM_LIMITS.clockSeconds}秒以内になると終わります。`],
  },
} as const satisfies Readonly<Record<string, HelpPage>>;

export type AlarmName = keyof typeof ALARM_PAGES;
