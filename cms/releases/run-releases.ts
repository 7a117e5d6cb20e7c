import type { PayloadRequest } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { dueStep } from '#domain/releases/due-step.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { textOf } from '#locales/texts.ts'
import { endReleasePrices, startReleasePrices } from '#plugins/catalog/release-prices.ts'
import { endCampaignCode, makeCampaignCode } from '#plugins/discounts/repository.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { letter } from '#plugins/kit/mail/letter.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { writeRedirect } from '../content/redirects.ts'
import { problemsNow } from './problems.ts'
import { Overtaken, putUpPages, takeBackPages, Unpublishable } from './publish-pages.ts'
import { codeOf, moveRelease, openReleases, releasedBy, targetsOf, TASK, type Release } from '../schedule/repository.ts'

/** Shorter than a tick of the scheduler, so that a release is on time to within a few seconds. */
const EVERY_MS = 4_000

/** Goes live with what is due, and comes back with what has ended. */
export const runReleases: ScheduledTask = { name: TASK, every: EVERY_MS, run: takeDueSteps }

/** Takes every step that is due. One release that fails holds up no other; its step is tried again. */
export async function takeDueSteps(req: PayloadRequest): Promise<number> {
  return inParallel(await openReleases.read(req), (release) => takeDueStep(req, release), 1)
}

async function takeDueStep(req: PayloadRequest, release: Release): Promise<number> {
  const { state, comesBackAt } = release
  const step = dueStep({ ...release, state: state ?? 'planned', comesBackAt: comesBackAt ?? null }, nowIso())
  if (!step) return 0
  try {
    await steps[step](req, release)
    return 1
  } catch (problem) {
    if (problem instanceof Overtaken) return 0
    throw problem
  }
}

const steps = { go_live: goLive, come_back: comeBack, miss } satisfies Record<string, Step>
type Step = (req: PayloadRequest, release: Release) => Promise<unknown>

/** The shop was shut from before its start until after its end. */
function miss(req: PayloadRequest, release: Release): Promise<unknown> {
  return stop(req, release, textOf(STAFF_LANGUAGE, 'refusal')('release.missed'))
}

/** Stops a release that cannot go live, once, and notifies its planner why. */
async function stop(req: PayloadRequest, release: Release, trouble: string): Promise<void> {
  if (await moveRelease(req, release.id, 'stopped', { trouble })) await notifyPlanner(req, release, trouble)
}

async function notifyPlanner(
  req: PayloadRequest,
  { id, ref, name, plannedBy }: Release,
  trouble: string,
): Promise<void> {
  if (!plannedBy) return
  const t = textOf(STAFF_LANGUAGE, 'admin')
  const reported = await letter(req, STAFF_LANGUAGE, {
    to: plannedBy,
    subject: t('release.mail.subject', { name }),
    paragraphs: [t('release.mail.what', { name }), trouble, t('release.mail.next')],
    links: [{ href: shopUrl(`/admin/collections/releases/${id}`), label: t('schedule.open', { name }) }],
  })
  await enqueueLetter(req, `release ${ref} failed`, reported)
}

/** First what is new, then what leads to it: pages, prices, and with the state menus and redirects. */
async function goLive(req: PayloadRequest, planned: Release): Promise<void> {
  const begun = planned.state === 'planned' ? await begin(req, planned) : await current(req, planned)
  if (begun?.state !== 'going_live') return
  try {
    const { id, ref, wentLiveAt, comesBackAt, ...release } = await putUpPages(req, begun)
    const targets = targetsOf(release)
    if (targets.length > 0) await startReleasePrices(req, { release: ref ?? '', targets, at: wentLiveAt ?? nowIso() })
    await giveCode(req, begun)
    if (!comesBackAt) await leaveForGood(req, begun)
    await moveRelease(req, id, comesBackAt ? 'live' : 'ended')
    await menusAndAddressesChanged(req)
  } catch (problem) {
    if (!(problem instanceof Unpublishable)) throw problem
    const isLeaving = await moveRelease(req, begun.id, 'coming_back', { trouble: problem.message, stoppedAt: nowIso() })
    if (isLeaving) await notifyPlanner(req, begun, problem.message)
  }
}

/** Claims a release that is due, or stops it where it is not fit to go live. */
async function begin(req: PayloadRequest, { id }: Release): Promise<Release | null> {
  const now = nowIso()
  const planned = await findOne(req, 'releases', { id: { equals: id } })
  if (planned?.state !== 'planned') return null
  const [problem] = await problemsNow(req, planned, now)
  if (!problem) return moveRelease(req, id, 'going_live', { wentLiveAt: now })
  const { code, details } = problem
  await stop(req, planned, textOf(STAFF_LANGUAGE, 'refusal')(code, details))
  return null
}

function current(req: PayloadRequest, { id }: Release): Promise<Release | null> {
  return findOne(req, 'releases', { id: { equals: id } })
}

/** First what leads to it, then what was new: with the state menus and redirects, then prices and pages. */
async function comeBack(req: PayloadRequest, live: Release): Promise<void> {
  const leaving = live.state === 'live' ? await moveRelease(req, live.id, 'coming_back') : await current(req, live)
  if (leaving?.state !== 'coming_back') return
  await menusAndAddressesChanged(req)
  if (codeOf(leaving)) await endCampaignCode(req, leaving.ref ?? '', today())
  await endReleasePrices(req, { release: leaving.ref ?? '', at: nowIso() })
  const left = releasedBy(await takeBackPages(req, leaving)).filter(({ stage }) => stage === 'left')
  const names = await Promise.all(
    left.map(async ({ page }) => (await findOne(req, 'pages', { id: { equals: page } }, ['title']))?.title ?? ''),
  )
  const t = textOf(STAFF_LANGUAGE, 'admin')
  const untouched = names.map((name) => t('release.left', { name }))
  const trouble = [leaving.trouble, ...untouched].filter(Boolean).join('\n')
  await moveRelease(req, leaving.id, leaving.stoppedAt ? 'stopped' : 'ended', {
    cameBackAt: nowIso(),
    ...(trouble && { trouble }),
  })
}

/** The code of a release works from now on, until it comes back. */
async function giveCode(req: PayloadRequest, release: Release): Promise<void> {
  const { ref, name, comesBackAt } = release
  const code = codeOf(release)
  if (!code || !ref || !comesBackAt) return
  const days = { startsOn: today(), endsOn: helsinkiDay(comesBackAt) }
  await makeCampaignCode(req, { ...code, ...days, campaign: ref, description: `Kampanja ”${name}”.` })
}

/** What stays is written where editors find it from then on: the menus, and redirects without an end. */
async function leaveForGood(req: PayloadRequest, { changesMenus, menus, redirects }: Release): Promise<void> {
  if (changesMenus && menus) await req.payload.updateGlobal({ slug: 'menus', data: menus as never, req })
  for (const { from, reference, address } of redirects ?? [])
    await writeRedirect(req, from, { reference: reference ?? null, address: address ?? null })
}

async function menusAndAddressesChanged(req: PayloadRequest): Promise<void> {
  await openReleases.invalidate(req)
  await invalidate(req, [SHELL_TAG, ADDRESSES_TAG])
}
