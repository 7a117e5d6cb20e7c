import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLOSED_PARTS, FIXED_PATHS, OWN_PATHS, pathProblem } from '#domain/pages/page-path.ts'

/** An address of each page of the site. One with a dot, such as `/sitemap.xml`, no page of the editors can have. */
const addresses = globSync('site/pages/**/*.{astro,ts}')
  .map((file) => file.normalize('NFC').replace(/^site\/pages|(\/index)?\.(astro|ts)$/g, ''))
  .map((pattern) => pattern.replaceAll(/\[[^\]]+\]/g, 'jokin') || '/')
  .filter((address) => !address.includes('.') && !address.startsWith('/jokin'))

test('the site has pages at fixed addresses', () => expect(addresses).toEqual(expect.arrayContaining(FIXED_PATHS)))

test.each(addresses)('a page of the editors cannot take the address %s', (address) => {
  if (!FIXED_PATHS.includes(address)) expect(pathProblem(address, 'fi')).toBe('reserved')
})

/** Pages without a link to them: errors, frames of other pages, and what one comes to from another page. */
const UNLINKED = [
  ...['/404', '/500', '/content-page', '/tuotekortit', '/myymäläkirjautuminen/palkki', '/demo/kokeile'],
  // Staff come from the admin.
  ...['/myymäläkirjautuminen', '/myymäläkirjautuminen/myymälät'],
  ...['/myymäläkirjautuminen/asiakas', '/myymäläkirjautuminen/asiakas/uusi'],
  ...['/myymäläkirjautuminen/kori', '/ostoskori/myymälässä'],
  ...['/checkout/paluu', '/muutinmieleni/vahvistus', '/varaa-näöntarkastus/tiedot'],
  ...['/omat-sivut/kirjautua-ulos', '/omat-sivut/maksu-laskut/paluu'],
  ...['/omat-sivut/tilaus/paluu', '/omat-sivut/tilaus/silmälasit/paluu', '/omat-sivut/tilaus/silmälasit/uusi'],
  ...['/omat-sivut/tunnistaudu/paluu', '/omat-sivut/tunnistaudu/tili'],
]

test('editors are offered every page of the site at one address', () => {
  const pages = globSync('site/pages/**/*.astro')
    .map((file) => file.normalize('NFC').replace(/^site\/pages|(\/index)?\.astro$/g, ''))
    .map((pattern) => pattern.replace(/\/\[\.\.\.[^\]]+\]$/, '') || '/')
    .filter((address) => !address.includes('['))
  const offered = OWN_PATHS.filter((path) => path !== '/varaa-kuulontutkimus')
  expect([...offered, ...FIXED_PATHS, ...UNLINKED].toSorted()).toEqual(pages.toSorted())
})

test.each(CLOSED_PARTS)('the closed part %s of the site has pages', (part) => {
  expect(OWN_PATHS.some((path) => path.split('/')[1] === part)).toBe(true)
})
