import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Where } from 'payload'
import type { Article } from '#contracts/catalog.ts'
import type { Page, PageAddresses } from '#contracts/pages.ts'
import type { Banner, Menus } from '#contracts/shell.ts'
import { OPEN_STATES } from '#domain/releases/release-states.ts'
import { previewCookieName } from '#domain/preview-cookie.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { moveClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { openBeside } from '#plugins/kit/open-shop.ts'
import { findAll, findOne, changeIf, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { unknownId } from '#plugins/kit/test-database.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { newestDraft } from '../repository.ts'
import { campaignOf } from './campaign.ts'
import { openReleases, releasedBy, type Release } from '../schedule/repository.ts'
import { takeDueSteps } from './run-releases.ts'

const HOUR_MS = 3_600_000
const DESCRIPTION = 'Joulun tarjoukset, jotka ovat voimassa kaikissa myymälöissä ja verkkokaupassa.'

const trial = opened(openTrial)
let frame: Article
/** Numbers of two bottles and a contact lens, each priced by one test. */
let [first = 0, second = 0, lens = 0]: number[] = []
beforeAll(async () => {
  const listed = async (category: string) => {
    const answer = await trial.shop.ask(`/catalog/list?category=${category}`)
    return ((await answer.json()) as { articles: Article[] }).articles.map(({ id }) => id)
  }
  frame = await articleOf((await listed('frames'))[0] ?? 0)
  ;[first = 0, second = 0] = await listed('lens_accessories')
  ;[lens = 0] = await listed('contact_lenses')
})

afterEach(async () => {
  const open = await findAll(trial.shop, 'releases', { state: { in: [...OPEN_STATES] } })
  for (const { id } of open) await set(id, { state: 'stopped' })
  await openReleases.invalidate(trial.shop)
})

describe('a page that is scheduled', () => {
  test('is published at its time as planned, and a later draft stays the newest', async () => {
    const page = await draft('/joulu', { title: 'Joulu' })
    const release = await plan({ pages: [{ page, action: 'publish' }] })
    await change(page, { title: 'Joulu, uusi luonnos' }, true)
    expect(await due()).toBe(0)
    expect(await pageAt('/joulu')).toBe(404)
    moveClock(HOUR_MS)
    expect(await due()).toBe(1)
    expect(await pageAt('/joulu')).toMatchObject({ title: 'Joulu' })
    expect(await newestDraft(trial.shop, page)).toMatchObject({ _status: 'draft', title: 'Joulu, uusi luonnos' })
    expect(await stateOf(release)).toBe('ended')
  })

  test.each(['before it was seen', 'after it was seen', 'while it is published'])(
    'leaves a draft the newest that was saved %s',
    async (when) => {
      const page = await draft(`/juuri-${when.replaceAll(' ', '-')}`, { title: 'Julkaistava' })
      await plan({ pages: [{ page, action: 'publish' }] })
      moveClock(HOUR_MS)
      const save = () => change(page, { title: 'Juuri tallennettu' }, true)
      if (when === 'before it was seen') await save()
      const { payload } = trial.shop
      const update = payload.update.bind(payload)
      const publishing = vi.spyOn(payload, 'update').mockImplementationOnce(async (asked) => {
        publishing.mockRestore()
        if (when === 'after it was seen') await save()
        const published: unknown = await update(asked as never)
        if (when === 'while it is published') await save()
        return published as never
      })
      expect(await due()).toBe(1)
      expect(await newestDraft(trial.shop, page)).toMatchObject({ _status: 'draft', title: 'Juuri tallennettu' })
      expect(await versionsOf(page, { latest: { equals: true } })).toBe(1)
    },
  )

  test('is published once by two processes that see it at the same time', async () => {
    const page = await draft('/kerran')
    await plan({ pages: [{ page, action: 'publish' }] })
    const beside = await openBeside(trial.shop)
    moveClock(HOUR_MS)
    const { createLocalReq } = await import('payload')
    const taken = await Promise.all([due(), due(), takeDueSteps(await createLocalReq({}, beside))])
    await beside.destroy()
    expect(await pageAt('/kerran')).toMatchObject({ title: 'Sivu' })
    expect(await publishedVersions(page)).toBe(1)
    expect(taken.toSorted().at(-1)).toBe(1)
  })

  test('is published when a shop that was closed at its time starts again', async () => {
    const page = await draft('/kiinni')
    const release = await plan({ pages: [{ page, action: 'publish' }] })
    moveClock(50 * HOUR_MS)
    await due()
    expect(await pageAt('/kiinni')).toMatchObject({ title: 'Sivu' })
    expect(await stateOf(release)).toBe('ended')
  })

  test('is not published when its end has passed while the shop was closed', async () => {
    const page = await draft('/ohi')
    const release = await plan({ pages: [{ page, action: 'publish' }], comesBackAt: after(2) })
    moveClock(3 * HOUR_MS)
    await due()
    expect(await pageAt('/ohi')).toBe(404)
    expect(await found(release)).toMatchObject({ state: 'stopped', trouble: expect.stringContaining('suljettuna') })
  })

  describe('publishing a scheduled page before its time', () => {
    const planned = async (path: string) => {
      const page = await draft(path, { title: 'Ajastettu' })
      return { page, release: await plan({ pages: [{ page, action: 'publish' }] }) }
    }
    const publish = (page: DocumentId, overSchedule?: string) =>
      change(page, { title: 'Nyt julkaistu', _status: 'published', overSchedule })

    test('requires a choice what becomes of the schedule', async () => {
      const { page } = await planned('/ensin-kysytaan')
      expect(await problemOf(publish(page))).toContain('Kampanja')
      expect(await pageAt('/ensin-kysytaan')).toBe(404)
      // What is scheduled itself is published without a question.
      await change(page, { _status: 'published' })
      expect(await pageAt('/ensin-kysytaan')).toMatchObject({ title: 'Ajastettu' })
      const check = await trial.shop.ask(`/content/check?page=${page}`, undefined, await trial.staff('editor'))
      expect(await check.json()).toEqual({ problems: [] })
    })

    test.each([
      ['take', 'Nyt julkaistu', 'ended'],
      ['keep', 'Ajastettu', 'ended'],
      ['drop', 'Nyt julkaistu', 'stopped'],
    ])('shows at its time, with the choice %s, the title %s', async (choice, title, state) => {
      const { page, release } = await planned(`/ennen-${choice}`)
      await publish(page, choice)
      expect(await pageAt(`/ennen-${choice}`)).toMatchObject({ title: 'Nyt julkaistu' })
      moveClock(HOUR_MS)
      await due()
      expect(await pageAt(`/ennen-${choice}`)).toMatchObject({ title })
      expect(await stateOf(release)).toBe(state)
    })
  })

  test('can leave its release, whose banner still goes live', async () => {
    const page = await draft('/pois-kampanjasta', { title: 'Ajastettu' })
    const rows = { pages: [{ page, action: 'publish' }], bannerText: 'Kampanja', comesBackAt: after(2) }
    const release = await plan(rows)
    await change(page, { title: 'Nyt julkaistu', _status: 'published', overSchedule: 'drop' })
    expect(await stateOf(release)).toBe('planned')
    moveClock(HOUR_MS)
    await due()
    expect(await stateOf(release)).toBe('live')
  })

  test('cannot be planned with a path that another page has', async () => {
    await change(await draft('/varattu'), { _status: 'published' })
    const page = await draft('/vapaa')
    await change(page, { path: '/varattu' }, true).catch(() => rename(page, '/varattu'))
    expect(await problemOf(plan({ pages: [{ page, action: 'publish' }] }))).toContain('käyttää jo tätä osoitetta')
  })

  test('is unpublished at its time, and published again as it was', async () => {
    const page = await draft('/pois')
    await change(page, { _status: 'published' })
    await plan({ pages: [{ page, action: 'unpublish' }], comesBackAt: after(2) })
    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/pois')).toBe(404)
    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/pois')).toMatchObject({ title: 'Sivu' })
  })

  test('cannot be planned with a dead link, and is not published when a link has died since', async () => {
    const other = await draft('/kohde')
    const blocks = [linking(other)]
    const page = await draft('/linkki', { blocks })
    await expect(plan({ pages: [{ page, action: 'publish' }] })).rejects.toThrow()
    await change(other, { _status: 'published' })
    const release = await plan({ pages: [{ page, action: 'publish' }] })
    await set(release, { plannedBy: 'maija@example.com' })
    await openReleases.invalidate(trial.shop)
    await change(other, { _status: 'draft' })
    moveClock(HOUR_MS)
    await due()
    await due()
    expect(await pageAt('/linkki')).toBe(404)
    expect(await found(release)).toMatchObject({ state: 'stopped', trouble: expect.stringContaining('Sivua ”Sivu”') })
    const reported = await findAll(trial.shop, 'outbox', { to: { equals: 'maija@example.com' } })
    expect(reported).toMatchObject([{ subject: expect.stringContaining('Kampanja') }])
  })

  test('can link to another page of the same release', async () => {
    const other = await draft('/uusi-kohde')
    const page = await draft('/uusi-lähde', { blocks: [linking(other)] })
    await plan({ pages: [page, other].map((one) => ({ page: one, action: 'publish' })) })
    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/uusi-lähde')).toMatchObject({ blocks: [{ actions: [{ href: '/uusi-kohde' }] }] })
  })
})

describe('a release', () => {
  test('goes live with pages, prices, menus and redirects, and takes all of them back', async () => {
    const page = await draft('/kausi', { title: 'Kausi' })
    await change(page, { _status: 'published' })
    await change(page, { title: 'Kausi joulussa' }, true)
    const before = await articleOf(frame.id)
    const release = await plan({
      comesBackAt: after(48),
      pages: [{ page, action: 'publish' }],
      prices: [{ category: 'frames', percent: 20, channel: 'online', kind: 'unit', isCampaign: true }],
      redirects: [{ from: '/Joulukampanja', reference: { relationTo: 'pages', value: page } }],
      changesMenus: true,
    })
    const { menus } = await found(release)
    expect(menus?.footer?.length).toBeGreaterThan(0)
    await update(release, { menus: { ...menus, promise: 'Hyvää joulua' } })
    expect(await promise()).not.toBe('Hyvää joulua')

    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/kausi')).toMatchObject({ title: 'Kausi joulussa' })
    const reduced = Math.floor(before.price.unit.amount * 0.8)
    expect((await articleOf(frame.id)).price.unit).toMatchObject({
      amount: reduced,
      isCampaign: true,
      lowestPrice30d: before.price.unit.amount,
    })
    expect(await promise()).toBe('Hyvää joulua')
    expect(await redirectsNow()).toContainEqual({ from: '/joulukampanja', to: '/kausi', isTemporary: true })
    expect(await stateOf(release)).toBe('live')

    moveClock(47 * HOUR_MS)
    await due()
    expect(await pageAt('/kausi')).toMatchObject({ title: 'Kausi' })
    expect((await articleOf(frame.id)).price.unit).toMatchObject({
      amount: before.price.unit.amount,
      isCampaign: false,
    })
    expect(await promise()).not.toBe('Hyvää joulua')
    expect((await redirectsNow()).map(({ from }) => from)).not.toContain('/joulukampanja')
    expect(await stateOf(release)).toBe('ended')
  })

  test('prices a brand and a list, the narrower first, and shows permitted reductions and what was sold', async () => {
    const one = await findOne(trial.shop, 'articles', { number: { equals: frame.id } })
    const prices = [
      { brand: one?.brand, percent: 10, channel: 'online', kind: 'unit', isCampaign: true },
      { articles: [one?.id], percent: 30, channel: 'online', kind: 'unit', isCampaign: true },
      { articles: [await idOf(second)], percent: 5, channel: 'online', kind: 'unit', isCampaign: false },
    ]
    for (const both of [
      { ...prices[0], category: 'frames' },
      { ...prices[0], brand: null },
    ])
      await expect(plan({ prices: [both] })).rejects.toThrow()
    // Long after the other campaigns of these tests.
    const moments = { goesLiveAt: after(100), comesBackAt: after(103) }
    const release = await plan({ ...moments, prices })
    await expect(plan({ ...moments, prices: [{ ...prices[0], brand: null, article: one?.id }] })).rejects.toThrow()
    const before = (await articleOf(frame.id)).price.unit.amount
    const rowOf = async (number: number) =>
      (await campaignOf(await trial.shop.req(), release))?.rows.find((row) => row.number === number)
    const reduced = before - Math.ceil((before * 30) / 100)
    // Another campaign of these tests has had the frame for a fifth less.
    const lowest = (await rowOf(frame.id))?.lowest ?? 0
    const percentOff = Math.floor(((lowest - reduced) * 100) / lowest)
    expect(await rowOf(frame.id)).toMatchObject({ before, amount: reduced, percentOff, sold: null })
    expect(await rowOf(second)).toMatchObject({ percentOff: null, sold: null })

    moveClock(100 * HOUR_MS)
    await due()
    const { amount, lowestPrice30d } = (await articleOf(frame.id)).price.unit
    expect([amount, lowestPrice30d]).toEqual([reduced, lowest])
    expect(await rowOf(frame.id)).toMatchObject({ amount, percentOff, sold: { pieces: 0, sum: 0, orders: 0 } })
    const shopper = await trial.shop.newShopper()
    await trial.shop.ask('/cart/update', { skuId: frame.skus[0]?.id, quantity: 2 }, shopper)
    await trial.paidOrder({ shownTotal: 2 * amount }, shopper)
    expect(await rowOf(frame.id)).toMatchObject({ sold: { pieces: 2, sum: 2 * amount, orders: 1 } })
  })

  test('has its discount code and banner in use only while it is live', async () => {
    const { shop } = trial
    const words = { bannerText: 'Joulutarjoukset ovat täällä.', bannerLinks: [{ text: 'Katso', address: '/kehykset' }] }
    const code = { givesCode: true, discount: { code: 'JOULU', percent: 20, minimum: 5000 } }
    const release = await plan({ ...words, ...code, comesBackAt: after(5) })
    const banner = async () => ((await (await shop.ask('/shell/banner')).json()) as { banner: Banner | null }).banner
    const term = async () => {
      const found = await findDiscount(await shop.req(), 'JOULU')
      return found && { worth: [found.kind, found.value, found.minimum], serves: found.endsOn >= today() }
    }
    expect([await banner(), await term()]).toEqual([null, null])

    moveClock(HOUR_MS)
    await due()
    await due()
    expect(await banner()).toMatchObject({ level: 'notice', text: words.bannerText, link: { href: '/kehykset' } })
    expect(await term()).toEqual({ worth: ['percent', 20, 5000], serves: true })
    const outage = { isOn: true, level: 'outage', text: 'Maksaminen ei onnistu.', place: 'everywhere' }
    await shop.payload.updateGlobal({ slug: 'banner', data: outage as never })
    expect(await banner()).toMatchObject({ level: 'outage' })
    await shop.payload.updateGlobal({ slug: 'banner', data: { isOn: false } as never })

    moveClock(4 * HOUR_MS)
    await due()
    expect([await banner(), (await term())?.serves, await stateOf(release)]).toEqual([null, false, 'ended'])
    expect(await problemOf(plan({ ...code, comesBackAt: after(5) }))).toMatch(/Koodi JOULU on jo olemassa/)
  })

  test.each([
    ['without an end', { bannerText: 'Tarjous.' }, /Kirjoita, milloin se palaa/],
    ['that comes back before it begins', { bannerText: 'Tarjous.', comesBackAt: 0.5 }, /Paluun pitää olla alkamisen/],
    ['with a code and no end', { givesCode: true, discount: { code: 'ALE', percent: 10 } }, /milloin se palaa/],
    ['with a code that takes nothing off', { givesCode: true, discount: { code: 'ALE' }, comesBackAt: 9 }, /euroina/],
    [
      'with a code that takes off twice',
      { givesCode: true, discount: { code: 'ALE', percent: 10, amount: 500 }, comesBackAt: 9 },
      /ei molempia/,
    ],
    ['with an unclear code', { givesCode: true, discount: { code: 'a le', percent: 9 }, comesBackAt: 9 }, /isoin/],
  ])('is refused %s', async (_, { comesBackAt, ...differences }: Record<string, unknown>, sentence) => {
    const end = comesBackAt ? { comesBackAt: after(Number(comesBackAt)) } : {}
    expect(await problemOf(plan({ ...differences, ...end }))).toMatch(sentence)
  })

  test('is refused with the name of another that has the banner or code at the same time', async () => {
    const given = { givesCode: true, discount: { code: 'KEVÄT', amount: 500 }, bannerText: 'Kevät.' }
    await plan({ name: 'Kevät', ...given, comesBackAt: after(9) })
    const during = { goesLiveAt: after(3), comesBackAt: after(12) }
    expect(await problemOf(plan({ bannerText: 'Kesä.', ...during }))).toMatch(/”Kevät”.*tiedote/)
    expect(await problemOf(plan({ ...given, bannerText: null, ...during }))).toMatch(/”Kevät”.*koodi KEVÄT/)
  })

  test('continues after a crash, and writes no price twice', async () => {
    const page = await draft('/kaatuu', { title: 'Kaatuu' })
    const release = await plan({
      comesBackAt: after(2),
      pages: [{ page, action: 'publish' }],
      prices: [{ article: await idOf(first), amount: 100, channel: 'online', kind: 'unit', isCampaign: true }],
    })
    moveClock(HOUR_MS)
    await due()
    await set(release, { state: 'going_live' })
    await openReleases.invalidate(trial.shop)
    await due()
    await due()
    expect(await pricesOf(release)).toBe(1)
    expect(await publishedVersions(page)).toBe(1)
    moveClock(HOUR_MS)
    await due()
    const [entry] = releasedBy(await found(release))
    await set(release, { state: 'coming_back', released: entry ? [{ ...entry, stage: 'begun_back' }] : [] })
    await openReleases.invalidate(trial.shop)
    await due()
    expect(await pricesOf(release)).toBe(2)
    expect(await pageAt('/kaatuu')).toBe(404)
    expect(await found(release)).toMatchObject({ state: 'ended', trouble: null })
  })

  test('leaves a page and a price that staff have changed meanwhile as they are, and says so', async () => {
    const page = await draft('/muuttuu', { title: 'Ennen' })
    await change(page, { _status: 'published' })
    await change(page, { title: 'Aikana' }, true)
    const article = await idOf(second)
    const release = await plan({
      comesBackAt: after(2),
      pages: [{ page, action: 'publish' }],
      prices: [{ article, amount: 200, channel: 'online', kind: 'unit' }],
    })
    moveClock(HOUR_MS)
    await due()
    await change(page, { title: 'Muutettu', _status: 'published' })
    const price = { article, channel: 'online', kind: 'unit', amount: 300, startsAt: new Date(now().getTime() + 1000) }
    await trial.shop.payload.create({ collection: 'prices', data: price as never })
    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/muuttuu')).toMatchObject({ title: 'Muutettu' })
    expect((await articleOf(second)).price.unit.amount).toBe(300)
    expect(await found(release)).toMatchObject({ state: 'ended', trouble: expect.stringContaining('Muutettu') })
  })

  test('reverts its pages when one of them cannot be published', async () => {
    const both = [await draft('/eka'), await draft('/toka')]
    const release = await plan({ pages: both.map((page) => ({ page, action: 'publish' })) })
    await draft('/toka-väärä').then((id) => rename(id, '/toka'))
    moveClock(HOUR_MS)
    await due()
    await due()
    expect(await pageAt('/eka')).toBe(404)
    expect(await found(release)).toMatchObject({ state: 'stopped', trouble: expect.stringContaining('osoitetta') })
  })

  test('is reverted when stopped while live, and never goes live when stopped before', async () => {
    const marketer = await trial.staff('marketer')
    const page = await draft('/pysäytä')
    const live = await plan({ pages: [{ page, action: 'publish' }], comesBackAt: after(30) })
    moveClock(HOUR_MS)
    await due()
    const stop = (id: DocumentId) => trial.shop.ask(`/content/releases/${id}/stop`, {}, marketer)
    expect(await (await stop(live)).json()).toEqual({ state: 'coming_back' })
    await due()
    expect(await stateOf(live)).toBe('stopped')
    expect(await pageAt('/pysäytä')).toBe(404)
    expect((await stop(live)).status).toBe(200)

    const planned = await plan({ pages: [{ page, action: 'publish' }] })
    expect(await (await stop(planned)).json()).toEqual({ state: 'stopped' })
    moveClock(2 * HOUR_MS)
    await due()
    expect(await pageAt('/pysäytä')).toBe(404)
  })

  test('cannot be stopped where it does not exist, and nothing is written', async () => {
    const before = await findAll(trial.shop, 'counters', {})
    const answer = await trial.shop.ask(`/content/releases/${unknownId}/stop`, {}, await trial.staff('marketer'))
    expect(await answer.json()).toMatchObject({ code: 'release.not_found' })
    expect(await findAll(trial.shop, 'counters', {})).toEqual(before)
  })

  test('leaves its menus and redirects in place where it has no end', async () => {
    const page = await draft('/pysyvä')
    const release = await plan({
      changesMenus: true,
      pages: [{ page, action: 'publish' }],
      redirects: [{ from: '/pysyvästi', address: '/pysyvä' }],
    })
    const { menus } = await found(release)
    await update(release, { menus: { ...menus, promise: 'Uusi lupaus' } })
    moveClock(HOUR_MS)
    await due()
    expect(await promise()).toBe('Uusi lupaus')
    expect(await redirectsNow()).toContainEqual({ from: '/pysyvästi', to: '/pysyvä', isTemporary: false })
    expect(await stateOf(release)).toBe('ended')
  })

  test('is refused with the name of another that changes the same page at the same time', async () => {
    const page = await draft('/yhteinen')
    const pages = [{ page, action: 'publish' }]
    const release = await plan({ name: 'Ensimmäinen', pages, comesBackAt: after(10) })
    const again = await problemOf(plan({ name: 'Toinen', pages, goesLiveAt: after(5) }))
    expect(again).toMatch(/”Ensimmäinen”.*sivu ”Sivu”/)
    await plan({ name: 'Kolmas', pages, goesLiveAt: after(10) })
    expect(await stateOf(release)).toBe('planned')
  })

  test.each([
    ['goesLiveAt', { goesLiveAt: '2026-01-01T00:00:00.000Z' }, /jo mennyt/],
    ['goesLiveAt', { goesLiveAt: '2027-03-28T03:30' }, /kesäaikaan/],
    ['goesLiveAt', { goesLiveAt: '2099-01-01T00:00:00.000Z' }, /kahden vuoden/],
    ['comesBackAt', { comesBackAt: '2026-11-01T00:00:00.000Z' }, /mennyt/],
    ['pages', { redirects: [] }, /ei ole vielä mitään/],
    ['redirects.0.from', { redirects: [{ from: '/checkout', address: '/' }] }, /käyttää tätä osoitetta/],
  ])('is refused with a wrong %s: %o', async (path, differences, sentence) => {
    const good = { redirects: [{ from: '/väärä', address: '/' }] }
    expect(await problemOf(plan({ ...good, ...differences }))).toMatch(sentence)
  })

  test('is refused with an agreement for a marketer, and with an agreement and an end', async () => {
    const terms = (await findOne(trial.shop, 'pages', { code: { equals: 'ostoehdot' } }))?.id
    const pages = [{ page: terms, action: 'publish' }]
    const user = { id: 1, collection: 'staff', roles: ['marketer'] }
    expect(await problemOf(plan({ pages }, user))).toMatch(/Pyydä toimittajaa/)
    expect(await problemOf(plan({ pages, comesBackAt: after(5) }))).toMatch(/palata entisiksi/)
  })

  test('is not set back by an older form when it is live', async () => {
    const page = await draft('/kilpa')
    const release = await plan({ pages: [{ page, action: 'publish' }], comesBackAt: after(20) })
    moveClock(HOUR_MS)
    await due()
    await update(release, { name: 'Uusi nimi', state: 'planned', step: 0, released: [] })
    expect(await found(release)).toMatchObject({ name: 'Uusi nimi', state: 'live' })
    expect(releasedBy(await found(release))).toHaveLength(1)
  })
})

describe('previewing the shop as of a moment', () => {
  test('shows staff what releases will show, and visitors none of it', async () => {
    const page = await draft('/huomenna', { title: 'Huomenna' })
    const shown = { pages: [{ page, action: 'publish' }], redirects: [{ from: '/pian', address: '/huomenna' }] }
    const prices = [{ article: await idOf(lens), amount: 4321, channel: 'online', kind: 'unit', isCampaign: true }]
    const release = await plan({ ...shown, prices, changesMenus: true, comesBackAt: after(30) })
    const { menus } = await found(release)
    await update(release, { menus: { ...menus, promise: 'Huomenna tässä' } })

    const tomorrow = await seenAt(after(24))
    expect(await pageAt('/huomenna', tomorrow)).toMatchObject({ title: 'Huomenna' })
    expect((await articleOf(lens, tomorrow)).price.unit.amount).toBe(4321)
    expect(await promise(tomorrow)).toBe('Huomenna tässä')
    expect(await redirectsNow(tomorrow)).toContainEqual({ from: '/pian', to: '/huomenna', isTemporary: true })
    const later = await seenAt(after(31))
    expect(await pageAt('/huomenna', later)).toBe(404)
    expect((await articleOf(lens, later)).price.unit.amount).not.toBe(4321)

    expect(await pageAt('/huomenna')).toBe(404)
    expect((await articleOf(lens)).price.unit.amount).not.toBe(4321)
    expect(await promise()).not.toBe('Huomenna tässä')
    const { 'x-shop-inside': _, ...outside } = tomorrow
    const { Authorization: __, ...stranger } = tomorrow
    expect(await pageAt('/huomenna', stranger)).toBe(404)
    expect(await pageAt('/huomenna', outside)).toBe(404)
  })

  test('shows the former page after the end of a live release', async () => {
    const page = await draft('/palaa', { title: 'Ennen' })
    await change(page, { _status: 'published' })
    await change(page, { title: 'Aikana' }, true)
    await plan({ pages: [{ page, action: 'publish' }], comesBackAt: after(30) })
    moveClock(HOUR_MS)
    await due()
    expect(await pageAt('/palaa')).toMatchObject({ title: 'Aikana' })
    expect(await pageAt('/palaa', await seenAt(after(40)))).toMatchObject({ title: 'Ennen' })
  })
})

const after = (hours: number) => nowIso(hours * HOUR_MS)
const due = async () => takeDueSteps(await trial.shop.req())
/** The headers of a page that is rendered for a member of staff who previews the shop at an instant. */
async function seenAt(at: string): Promise<Record<string, string>> {
  const marketer = await trial.staff('marketer')
  const { token } = (await (await trial.shop.ask('/preview/open', { kind: 'shop', at }, marketer)).json()) as {
    token: string
  }
  return { ...marketer, 'x-shop-inside': '1', cookie: `${previewCookieName(process.env.SHOP_URL)}=${token}` }
}

async function plan(differences: object, user?: object): Promise<DocumentId> {
  const data = { name: 'Kampanja', goesLiveAt: after(1), ...differences }
  const asked = { collection: 'releases' as const, data: data as never, depth: 0 }
  const made = await trial.shop.payload.create(user ? { ...asked, user: user as never, overrideAccess: false } : asked)
  return made.id
}

const update = (id: DocumentId, data: object) =>
  trial.shop.payload.update({ collection: 'releases', id, data: data as never, depth: 0 })
const found = async (id: DocumentId) => (await findOne(trial.shop, 'releases', { id: { equals: id } })) as Release
const stateOf = async (id: DocumentId) => (await found(id)).state
/** Sets a release as a crash would have left it. */
const set = (id: DocumentId, data: object) => changeIf(trial.shop, 'releases', { id: { equals: id } }, data)

async function draft(path: string, differences: object = {}): Promise<DocumentId> {
  const facts = { title: 'Sivu', kind: 'page', language: 'fi', blocks: [], seo: { description: DESCRIPTION } }
  const data = { ...facts, path, ...differences, _status: 'draft' } as never
  return (await trial.shop.payload.create({ collection: 'pages', data, draft: true })).id
}

const change = (id: DocumentId, data: object, isDraft = false) =>
  trial.shop.payload.update({ collection: 'pages', id, data: data as never, draft: isDraft })

/** Gives a page a path that its form would refuse. */
const rename = (id: DocumentId, path: string) => changeIf(trial.shop, 'pages', { id: { equals: id } }, { path })

function linking(page: DocumentId) {
  const look = { buttonColor: 'primary', buttonSize: 'medium' }
  const actions = [{ text: 'Lue', reference: { relationTo: 'pages', value: page }, ...look }]
  return { blockType: 'call-to-action', heading: 'Lue lisää', actions }
}

async function pageAt(path: string, headers = {}): Promise<Page | number> {
  const answer = await trial.shop.ask(`/content/page?path=${encodeURIComponent(path)}`, undefined, headers)
  return answer.ok ? ((await answer.json()) as { page: Page }).page : answer.status
}

async function articleOf(id: number, headers = {}): Promise<Article> {
  return ((await (await trial.shop.ask(`/article/${id}`, undefined, headers)).json()) as { data: Article }).data
}

async function promise(headers = {}): Promise<string> {
  return ((await (await trial.shop.ask('/shell/menus', undefined, headers)).json()) as { menus: Menus }).menus.promise
}

async function redirectsNow(headers = {}): Promise<PageAddresses['redirects']> {
  return ((await (await trial.shop.ask('/content/addresses', undefined, headers)).json()) as PageAddresses).redirects
}

const idOf = async (number: number) => (await findOne(trial.shop, 'articles', { number: { equals: number } }))?.id ?? 0
const pricesOf = async (id: DocumentId) =>
  (await findAll(trial.shop, 'prices', { key: { like: `release:${(await found(id)).ref}:` } })).length

const publishedVersions = (page: DocumentId) => versionsOf(page, { 'version._status': { equals: 'published' } })

async function versionsOf(page: DocumentId, which: Where): Promise<number> {
  const where = { parent: { equals: page }, ...which }
  return (await trial.shop.payload.findVersions({ collection: 'pages', where })).totalDocs
}

async function problemOf(planned: Promise<unknown>): Promise<string> {
  const problem = await planned.catch((error: unknown) => error)
  return JSON.stringify((problem as { data?: unknown }).data)
}
