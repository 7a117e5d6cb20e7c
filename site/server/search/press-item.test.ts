import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Page } from '#contracts/pages.ts'
import { pressItems } from './press-item.ts'
import { rssXml } from './rss.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://kauppa.example'))
afterEach(() => vi.unstubAllEnvs())

const changedAt = '2026-11-21T08:00:00.000Z'
const release = (path: string, effectiveOn: string | null, title = path) =>
  ({ path, title, effectiveOn, changedAt, seo: { description: null } }) as unknown as Page
const about = {
  title: 'Tiedotteet',
  description: 'Uutiset',
  path: '/lehdistö',
  feedPath: '/lehdistö/rss.xml',
  language: 'fi',
}

test('a feed lists releases newest first, under their permanent addresses', () => {
  const releases = [release('/vanha', '2026-01-10', 'Lasit & <linssit>'), release('/uusi', null)]
  const xml = rssXml(about, pressItems(releases))
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({ ignoreAttributes: false })
  expect((parser.parse(xml) as { rss: object }).rss).toMatchObject({
    '@_version': '2.0',
    channel: {
      title: 'Tiedotteet',
      link: 'https://kauppa.example/lehdist%C3%B6',
      description: 'Uutiset',
      'atom:link': { '@_href': 'https://kauppa.example/lehdist%C3%B6/rss.xml', '@_rel': 'self' },
      item: [
        { title: '/uusi', pubDate: 'Sat, 21 Nov 2026 08:00:00 GMT' },
        {
          title: 'Lasit & <linssit>',
          link: 'https://kauppa.example/vanha',
          pubDate: 'Sat, 10 Jan 2026 00:00:00 GMT',
          guid: { '#text': 'https://kauppa.example/vanha', '@_isPermaLink': 'true' },
        },
      ],
    },
  })
})

test('characters that XML forbids are left out of a text', () => {
  expect(XMLValidator.validate(rssXml(about, pressItems([release('/a', null, 'a\0\x1bb\ud800 👓')])))).toBe(true)
})
