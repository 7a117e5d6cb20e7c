import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_FEED_PROBLEMS, MOST_FEED_ROWS } from '#contracts/provider/feed.ts'
import { csvRows, jsonRows } from './feed-rows.ts'
import { readFeed, type FeedMarket } from './read-feed.ts'

const market: FeedMarket = {
  currency: 'EUR',
  linkHosts: new Set(['www.pyora.example']),
  pictureHosts: new Set(['kuvat.pyora.example']),
}
const good = {
  id: 'p1',
  title: 'Kivikko 29',
  price: '1299.00 EUR',
  link: 'https://www.pyora.example/p1',
  image_link: 'https://kuvat.pyora.example/p1.jpg',
  product_type: 'Pyörät > Maastopyörät',
}
const read = (...rows: object[]) => readFeed(jsonRows(rows.map((row) => JSON.stringify(row)).join('\n')), market)

test('an article is read alike from each format', () => {
  const head = Object.keys(good).join(';')
  const table = readFeed(csvRows(`${head}\r\n${Object.values(good).join(';')}\r\n`), market)
  expect(table).toEqual(read(good))
  expect(table.articles).toMatchObject([
    {
      id: 'p1',
      price: 129900,
      ordinaryPrice: 129900,
      category: ['Pyörät', 'Maastopyörät'],
      isInStock: true,
      brand: null,
    },
  ])
})

describe('leaving out a bad row', () => {
  test.each<[wrong: object, code: string, id: string | null, value?: string]>([
    [{ id: '' }, 'id_missing', null],
    [{ id: 'x'.repeat(101) }, 'id_too_long', null],
    [{ title: ' ' }, 'title_missing', 'p2'],
    [{ title: 'Kivi\ufffdkko' }, 'encoding_broken', 'p2'],
    [{ price: '' }, 'price_missing', 'p2'],
    [{ price: 'kysy' }, 'price_unreadable', 'p2'],
    [{ price: '-5' }, 'price_unreadable', 'p2'],
    [{ price: '0' }, 'price_unreadable', 'p2'],
    [{ price: 'NaN' }, 'price_unreadable', 'p2'],
    [{ price: '1.200 EUR' }, 'price_unreadable', 'p2', '1.200 EUR'],
    [{ sale_price: '1.200' }, 'price_unreadable', 'p2', '1.200'],
    [{ price: '100 SEK' }, 'currency_other', 'p2'],
    [{ availability: 'ehkä' }, 'availability_unknown', 'p2', 'ehkä'],
    [{ link: '' }, 'link_missing', 'p2'],
    [{ link: 'javascript:alert(1)' }, 'link_elsewhere', 'p2'],
    [{ link: 'https://evil.example/p2' }, 'link_elsewhere', 'p2'],
  ])('reports the problem of %j', (wrong, code, id, value) => {
    const { articles, problems } = read(good, { ...good, id: 'p2', ...wrong })
    expect(articles.map((one) => one.id)).toEqual(['p1'])
    expect(problems).toMatchObject([{ row: 2, id, code, ...(value && { value }) }])
  })

  test('reports a line that is no object, and a row with too few cells', () => {
    expect(readFeed(jsonRows('[]\n{\n"a"\n\nnull'), market).problems.map(({ row }) => row)).toEqual([1, 2, 3, 5])
    expect(readFeed(csvRows('id,title\np1\n'), market).problems).toEqual([{ row: 2, id: null, code: 'row_unreadable' }])
  })

  test('reads the first of two rows with one id, and reports the other', () => {
    const { articles, problems } = read(good, { ...good, title: 'Toinen' })
    expect(articles.map(({ title }) => title)).toEqual(['Kivikko 29'])
    expect(problems).toEqual([{ row: 2, id: 'p1', code: 'id_repeated' }])
  })
})

test('the number of rows is limited, and only some of the bad ones are reported', () => {
  const rows = (count: number) => readFeed(jsonRows('{}\n'.repeat(count)), market)
  expect(rows(MOST_FEED_ROWS)).toMatchObject({ rows: MOST_FEED_ROWS, articles: [] })
  expect(rows(1000).problems).toHaveLength(MOST_FEED_PROBLEMS)
  expect(() => rows(MOST_FEED_ROWS + 1)).toThrow(`At most ${MOST_FEED_ROWS} rows`)
})

test('a picture of another host is left out and reported, and its article is read', () => {
  const { articles, problems } = read({ ...good, image_link: 'http://127.0.0.1/a.png' })
  expect(articles).toMatchObject([{ id: 'p1', image: null }])
  expect(problems).toEqual([{ row: 1, id: 'p1', code: 'picture_elsewhere' }])
})

test('a feed that ends in the middle of a row is refused with its line', () => {
  expect(() => readFeed(csvRows('id,title\np1'), market)).toThrow('Row 2')
})

test.each([
  [{ sale_price: '0.00 EUR' }, 'sale_price_ignored'],
  [{ sale_price: '-' }, 'sale_price_ignored'],
  [{ sale_price: '8 EUR', sale_price_effective_date: 'pian' }, 'sale_days_unreadable'],
])('a sale that cannot be read leaves the ordinary price and is reported: %j', (written, code) => {
  const { articles, problems } = read({ ...good, ...written })
  expect(articles).toMatchObject([{ price: 129900 }])
  expect(problems).toMatchObject([{ row: 1, id: 'p1', code }])
})

test.each([
  ['Lamppu 5 W &euro;', 'Lamppu 5 W €'],
  ['V&#228;li &#xE4;&hellip;', 'Väli ä…'],
  ['Musta &amp; valkoinen', 'Musta & valkoinen'],
  ['&tuntematon; AT&T R&D &copy2026', '&tuntematon; AT&T R&D &copy2026'],
  ['5 &lt; 6 &nbsp; m&sup2;', '5 < 6 m²'],
])('the entities of %s are read once', (title, shown) => {
  expect(read({ ...good, title }).articles).toMatchObject([{ title: shown }])
})

test.each([
  [
    { sale_price: '999 EUR', sale_price_effective_date: '2026-11-27/2026-11-30' },
    { price: 129900, sale: { price: 99900, until: '2026-11-30T22:00:00.000Z' } },
  ],
  [{ link: `${good.link}?a=1&amp;b=2` }, { link: `${good.link}?a=1&b=2` }],
  [{ product_type: 'Pyörät &gt; Lasten' }, { category: ['Pyörät', 'Lasten'] }],
  [
    { additional_image_link: `${good.image_link}?w=1,h=2, ${good.image_link},http://muu.example/a` },
    { moreImages: [`${good.image_link}?w=1,h=2`, good.image_link] },
  ],
  [{ price: '1 299,50 €' }, { price: 129950, ordinaryPrice: 129950 }],
  [{ price: 1299.5 }, { price: 129950 }],
  [{ sale_price: '999 EUR' }, { price: 99900, ordinaryPrice: 129900 }],
  [{ availability: 'out of stock' }, { isInStock: false }],
  [{ availability: 'out_of_stock' }, { isInStock: false }],
  [{ availability: 'preorder' }, { isInStock: true }],
  [{ description: '<p>Kevyt &amp; kestävä</p><script>x</script>' }, { description: 'Kevyt & kestävä x' }],
])('the fields %j are read', (written, expected) => {
  expect(read({ ...good, ...written }).articles).toMatchObject([expected])
})

test('a table is read back cell by cell, whatever its cells contain', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'ä', ' ') })
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(table, (rows) => {
      const quoted = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
      const found = [...csvRows(`"id","title"\n${quoted.join('\n')}\n`)]
      expect(found.map(({ fields }) => [fields?.get('id'), fields?.get('title')])).toEqual(rows)
    }),
  )
})
