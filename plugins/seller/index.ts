import type { Plugin } from 'payload'
import { getSeller } from '#contracts/seller.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { textOf } from '#locales/texts.ts'
import { extend, type MakeLetterFooter } from '#plugins/kit/extend.ts'
import { pagePath, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { sellerOf, sellerSeed } from './repository.ts'
import { sellerLines } from './seller-lines.ts'
import { seller } from './seller.ts'

/** The letter footer required by law: the seller, and a link to the terms. */
const letterFooter: MakeLetterFooter = async (req, language) => {
  const t = textOf(language, 'mail')
  const terms = await pagePath(req, 'terms')
  return {
    lines: [t('footer'), ...sellerLines(language, await sellerOf(req))],
    links: terms === null ? [] : [{ href: shopUrl(terms), label: t('terms') }],
  }
}

/** `GET /api/shell/seller`: the company behind the shop. */
const getSellerEndpoint = endpoint(getSeller, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return { seller: await sellerOf(req) }
})

/** The seller's company data, and the footer of every letter. */
export const sellerPlugin = (): Plugin => (config) =>
  extend(config, { globals: [seller], endpoints: [getSellerEndpoint], seeds: [sellerSeed], letterFooter })
