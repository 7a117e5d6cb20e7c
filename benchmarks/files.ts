import { randomInt } from 'node:crypto'
import type { Shop } from './shop.ts'
import type { Staff } from './staff.ts'
import { repeated, type Address } from './repeated.ts'

/** The merchant of the seeds. */
const MERCHANT = 'ketjulenkki'
const SITE = 'https://www.ketjulenkki.example'
const FEED_BYTES = 8 * 1024 * 1024
/** As many articles as the largest feed that was sent had. */
const ARTICLES = 18_807
const BANK_ROWS = 5000

/** Files that a merchant, or the bank of a member of staff, may send: nothing in as many rows as fit, and as many real ones. */
export function filesFor(shop: Shop, staff: Staff): Record<string, (from: Address) => Promise<string>> {
  const feed = async (from: Address, times: number, format: string, body: () => string) => {
    const [merchant] = await staff.find<{ feedKey: string }>('tenants', `where[key][equals]=${MERCHANT}`)
    return repeated(times, from, (address) => {
      const headers = { authorization: `Bearer ${merchant?.feedKey}`, 'x-forwarded-for': address }
      const path = `/v2/feed?tenant=${MERCHANT}&market=fi&format=${format}`
      return statusOf(fetch(`${shop.url}${path}`, { method: 'PUT', headers, body: body() }))
    })
  }
  return {
    emptyFeeds: (from) => feed(from, 3, 'jsonl', () => '{}\n'.repeat(FEED_BYTES / 3 - 1)),
    emptyItems: (from) =>
      feed(from, 2, 'xml', () => `<rss><channel>${'<item/>'.repeat(FEED_BYTES / 7 - 10)}</channel></rss>`),
    wholeFeeds: (from) => feed(from, 1, 'csv', articles),
    bankFiles: (from) =>
      repeated(2, from, (address) => {
        const headers = {
          'content-type': 'application/json',
          origin: shop.url,
          cookie: staff.cookie,
          'x-forwarded-for': address,
        }
        const body = JSON.stringify({ content: Buffer.from(payments()).toString('base64') })
        return statusOf(fetch(`${shop.url}/api/invoice/bank-file/read`, { method: 'POST', headers, body }))
      }),
  }
}

async function statusOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering
  await answer.arrayBuffer()
  return answer.status
}

/** Each time at other prices, so that every article is written. */
function articles(): string {
  const price = randomInt(10, 1000)
  const rows = Array.from({ length: ARTICLES }, (_, n) =>
    [
      ...[`b${n}`, `Polkupyörä ${n % 97} ${n}`, `${price}.${String(n % 100).padStart(2, '0')} EUR`, `${SITE}/${n}`],
      ...[`Merkki ${n % 40}`, `Pyörät > Ryhmä ${n % 30}`, 'Kevyt runko ja hyvät jarrut jokaiseen säähän. '.repeat(6)],
    ].join(','),
  )
  return ['id,title,price,link,brand,product_type,description', ...rows].join('\n')
}

/** A camt.054 of as many payments as one may have. */
function payments(): string {
  const entries = Array.from(
    { length: BANK_ROWS },
    (_, n) => `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>B${n}</AcctSvcrRef></Refs><RmtInf><Strd><CdtrRefInf><Ref>${n}1</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Id>1</Id>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}
