import { searchAdmin } from '#contracts/admin-search.ts'
import { listTags } from '#contracts/consent.ts'
import { handleSubmission, readSubmission, sendForm } from '#contracts/forms.ts'
import { checkPage } from '#contracts/page-checks.ts'
import { findAddresses, getPage, listPageAddresses, listPagePaths } from '#contracts/pages.ts'
import { getDraft, openPreview, renderDraft } from '#contracts/preview.ts'
import { readSchedule, stopRelease } from '#contracts/releases.ts'
import { getBanner, getMenus, listSocialAccounts } from '#contracts/shell.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { CATEGORIES_TAG } from '#domain/catalog/cache-tags.ts'
import { ADDRESSES_TAG, PAGE_KEYS_TAG } from '#domain/pages/cache-tags.ts'
import { pathsWith } from '#domain/pages/dead-paths.ts'
import { Refusal } from '#domain/refusal.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { pricesHoldUntil } from '#plugins/catalog/repository.ts'
import { FORM_READERS, MARKETERS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { assertReadPreview, PREVIEWERS, previewToken } from '#plugins/preview/preview-token.ts'
import { findInAdmin } from './admin-search/search-admin.ts'
import { checkContent, sentenceFor } from './content/check-page.ts'
import { findBanner } from './content/find-banner.ts'
import { findMenus } from './content/find-menus.ts'
import { findPage } from './content/find-page.ts'
import { knownPaths } from './content/known-paths.ts'
import { readAddresses } from './content/page-addresses.ts'
import { readPagePaths } from './content/page-paths.ts'
import { assertBePreviewOf, assertFindDraft, readDraft, readValues } from './content/read-draft.ts'
import { receive } from './forms/receive.ts'
import { closeSubmission, openSubmission } from './forms/repository.ts'
import { banner } from './globals/banner.ts'
import { menus } from './globals/menus.ts'
import { scheduleOf } from './releases/schedule.ts'
import { findTags, newestDraft, socialAccounts } from './repository.ts'
import { contentOf } from './schedule/page-content.ts'
import { moveRelease } from './schedule/repository.ts'

/** `GET /api/content/check`: what the newest draft of a page still needs. */
const checkPageEndpoint = endpoint(checkPage, { who: 'staff' }, async ({ page }, req) => {
  const draft = await newestDraft(req, page)
  if (!draft) throw new Refusal('request.not_found')
  const problems = await checkContent(req, page, contentOf(draft))
  return { problems: problems.map((problem) => ({ ...problem, sentence: sentenceFor(req, problem) })) }
})

/** `GET /api/content/addresses/find`: addresses of the shop for the fields of links. */
const findAddressesEndpoint = endpoint(findAddresses, { who: MARKETERS }, async ({ words }, req) => ({
  addresses: pathsWith(words, await knownPaths(req)),
}))

/** `GET /api/shell/banner`: what the editors say above the pages while something is wrong. */
const getBannerEndpoint = endpoint(getBanner, { who: 'anyone' }, async (_, req) => {
  const found = await findBanner(req, banner, languageOf(req))
  setCacheTags(req, SHELL_TAG, ...found.tags)
  setCacheExpiry(req, found.validUntil)
  return { banner: found.banner }
})

/** `GET /api/preview/page`: the newest draft of the page that a token is for. */
const getDraftEndpoint = endpoint(getDraft, { who: PREVIEWERS }, async ({ token }, req) => {
  const draft = await assertBePreviewOf(req, assertReadPreview(req, token))
  return readDraft(req, draft)
})

/** `GET /api/shell/menus`: header, side menu and footer. */
const getMenusEndpoint = endpoint(getMenus, { who: 'anyone' }, async (_, req) => {
  const found = await findMenus(req, menus, languageOf(req))
  // A group is listed from the first price of its goods on, which may be one of the future.
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, SHELL_TAG, CATEGORIES_TAG, ...found.tags)
  return { menus: found.menus }
})

/** `GET /api/content/page`: a published page with its blocks. */
const getPageEndpoint = endpoint(getPage, { who: 'anyone' }, async ({ path, version }, req) => {
  const found = await findPage(req, path, version)
  if (!found) throw new Refusal('request.not_found')
  setCacheTags(req, ...found.tags)
  if (found.changesOn) setCacheExpiry(req, Date.parse(helsinkiInstant(found.changesOn, '00:00')))
  return { page: found.page }
})

/** `POST /api/form-submission/:ref/handle`: marks what was sent as handled. */
const handleSubmissionEndpoint = endpoint(
  handleSubmission,
  { who: FORM_READERS, idempotency: 'handler' },
  async ({ ref }, req) => {
    await closeSubmission(req, ref, staffNameOf(req))
    return { state: 'handled' as const }
  },
)

/** `GET /api/content/addresses`: where every published page is. */
const listPageAddressesEndpoint = endpoint(listPageAddresses, { who: 'anyone' }, async (_, req) => {
  const { addresses, tags } = await readAddresses(req)
  setCacheTags(req, ADDRESSES_TAG, ...tags)
  return addresses
})

/** `GET /api/content/keys`: where the keys lead. */
const listPagePathsEndpoint = endpoint(listPagePaths, { who: 'anyone' }, async (_, req) => {
  const { paths, tags } = await readPagePaths(req)
  setCacheTags(req, PAGE_KEYS_TAG, ...tags)
  return { paths }
})

/** `GET /api/shell/accounts`: the chain's social media accounts. */
const listSocialAccountsEndpoint = endpoint(listSocialAccounts, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return { accounts: await socialAccounts.read(req) }
})

/** `GET /api/shell/tags`: the tags in use, and the version that a visitor's consent must have. */
const listTagsEndpoint = endpoint(listTags, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return findTags(req, languageOf(req))
})

/** `POST /api/preview/open`: a token with which the member of staff sees a draft, or the shop at another time. */
const openPreviewEndpoint = endpoint(openPreview, { who: PREVIEWERS, idempotency: 'none' }, async (wish, req) => {
  if (wish.kind === 'shop') return { token: previewToken(req, wish) }
  const { language } = await assertFindDraft(req, wish.page)
  return { token: previewToken(req, { ...wish, language }) }
})

/** `GET /api/content/schedule`: what is planned of a page, and whether the scheduler is alive. */
const readScheduleEndpoint = endpoint(readSchedule, { who: 'staff' }, ({ page }, req) => scheduleOf(req, page))

/** `POST /api/form-submission/:ref/read`: may be health data, so the reader is recorded before it is shown. */
const readSubmissionEndpoint = endpoint(
  readSubmission,
  { who: FORM_READERS, idempotency: 'none' },
  async ({ ref }, req) => {
    const { answers } = await openSubmission(req, ref, staffNameOf(req))
    return { answers }
  },
)

/** `POST /api/preview/page`: the page that a token is for with the values of an editor's form. Writes nothing. */
const renderDraftEndpoint = endpoint(
  renderDraft,
  { who: PREVIEWERS, idempotency: 'none' },
  async ({ token, values }, req) => {
    const draft = await assertBePreviewOf(req, assertReadPreview(req, token), values.id)
    return readValues(req, draft, values)
  },
)

/** `GET /api/desk/search`: what a member of staff may read, by any name or number. */
const searchAdminEndpoint = endpoint(searchAdmin, { who: 'staff' }, async ({ words }, req) => ({
  hits: await findInAdmin(req, words),
}))

/** `POST /api/content/forms/:id`: a visitor sends a form that editors wrote. */
const sendFormEndpoint = endpoint(
  sendForm,
  { who: 'shopper', ownedBy: 'public', limit: 'form', idempotency: 'handler' },
  async ({ id, ...sent }, req) => {
    const { receivedAt } = await receive(req, id, sent)
    return { receivedAt }
  },
)

/** `POST /api/content/releases/:release/stop`: calls a release off; one that is live comes back within seconds. */
const stopReleaseEndpoint = endpoint(
  stopRelease,
  { who: MARKETERS, idempotency: 'handler' },
  async ({ release: id }, req) => {
    const stoppedAt = nowIso()
    const stopped =
      (await moveRelease(req, id, 'coming_back', { stoppedAt })) ??
      (await moveRelease(req, id, 'stopped', { stoppedAt }))
    const release = stopped ?? (await findOne(req, 'releases', { id: { equals: id } }))
    if (!release) throw new Refusal('release.not_found')
    if (!stopped && !release.stoppedAt) throw new Refusal('release.not_open')
    return { state: release.state ?? 'stopped' }
  },
)

/** The endpoints of pages, menus, forms and the admin's search. */
export const contentEndpoints = [
  checkPageEndpoint,
  findAddressesEndpoint,
  getBannerEndpoint,
  getDraftEndpoint,
  getMenusEndpoint,
  getPageEndpoint,
  handleSubmissionEndpoint,
  listPageAddressesEndpoint,
  listPagePathsEndpoint,
  listSocialAccountsEndpoint,
  listTagsEndpoint,
  openPreviewEndpoint,
  readScheduleEndpoint,
  readSubmissionEndpoint,
  renderDraftEndpoint,
  searchAdminEndpoint,
  sendFormEndpoint,
  stopReleaseEndpoint,
]
