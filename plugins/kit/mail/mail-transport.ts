/** Long, since some mail servers scan a letter before they acknowledge it. */
const TIMEOUT_MS = 60_000

const LIMITS = ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']

/**
 * Nodemailer options for a mail server, with timeouts. They are set in the URL, since nodemailer ignores other options
 * beside one; timeouts already in the URL stay.
 */
export function mailTransport(smtpUrl: string, timeoutMs = TIMEOUT_MS): { url: string } {
  const url = new URL(smtpUrl)
  for (const limit of LIMITS.filter((name) => !url.searchParams.has(name))) {
    url.searchParams.set(limit, String(timeoutMs))
  }
  return { url: url.href }
}
