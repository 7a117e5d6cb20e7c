import {
  askExport as askExportRoute,
  changeNotices,
  deleteAccount as deleteAccountRoute,
  downloadExport,
  endOtherSessions,
  getDeletion,
  getWishes,
  listExports,
} from '#contracts/accounts.ts'
import {
  correctCustomer,
  deleteForCustomer,
  endCustomerSessions,
  exportForCustomer,
  findCustomers,
  mergeCustomers as mergeCustomersRoute,
  previewMerge,
} from '#contracts/customer-service.ts'
import {
  changeDetails,
  changeEmail,
  changeMarketing,
  changePassword as changePasswordRoute,
  confirmEmail as confirmEmailRoute,
  confirmRegistration as confirmRegistrationRoute,
  endSession as endSessionRoute,
  forgotPassword,
  getBirthDate,
  getCustomer,
  getUser,
  listAccountNews,
  listSessions,
  readAccountLink,
  register as registerRoute,
  registrationResults,
  resetPassword as resetPasswordRoute,
  signIn,
  signOut,
} from '#contracts/customers.ts'
import { acceptedDetails, detailsProblems } from '#domain/customers/details.ts'
import { changedConsents } from '#domain/customers/marketing.ts'
import { birthDateOf } from '#domain/customers/social-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { CUSTOMER_KEEPERS, CUSTOMER_STAFF, ORDER_READERS } from '#plugins/kit/admin/access.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { callerOf, newShopper } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { changeCustomerByStaff } from './change-by-staff.ts'
import { deleteAccount, deleteByStaff, deletionPreview } from './delete-account.ts'
import { askExport, exportFile, exportsOf, ownerOfExport } from './export-data.ts'
import { searchCustomers } from './find-customers.ts'
import { accountNewsOf, notifyConsentsGiven } from './hooks.ts'
import { openLink } from './mailed-links.ts'
import { mergeCustomers, mergePreview } from './merge-customers.ts'
import { confirmEmail, mailEmailLink } from './new-email.ts'
import { changePassword, mailPasswordLink, resetPassword } from './new-password.ts'
import { asksPassword, confirmRegistration, register } from './registration.ts'
import { changeCustomer, customerCaller, customerView, findCustomer, signedInAs, wishesOf } from './repository.ts'
import {
  countSessions,
  endOwnSession,
  endSession,
  endSessions,
  eraseSessionCookies,
  ownerOfSession,
  sessionsOf,
} from './sessions.ts'
import { socialNumberOf } from './social-numbers.ts'
import { signInByPassword } from './sign-in-by-password.ts'

/** `POST /api/account/exports`: asks for everything the shop keeps of the customer. */
const askExportEndpoint = endpoint(
  askExportRoute,
  { who: 'customer', idempotency: 'handler', limit: 'data export' },
  async (_, req) => ({ export: await askExport(req, customerCaller(req)) }),
)

/** `POST /api/account/details`: name, phone, address and language. */
const changeDetailsEndpoint = endpoint(
  changeDetails,
  { who: 'customer', idempotency: 'handler' },
  async (details, req) => {
    const [problem] = detailsProblems(details)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    const [{ number }, caller] = await signedInAs(req)
    return { customer: customerView(await changeCustomer(req, number, acceptedDetails(details)), caller) }
  },
)

/** `POST /api/account/email`: mails a link to the new address. */
const changeEmailEndpoint = endpoint(changeEmail, { who: 'customer', limit: 'account letter' }, async (asked, req) => {
  await mailEmailLink(req, customerCaller(req), asked)
  return { isAsked: true as const }
})

/** `POST /api/account/marketing`: consents by channel, each stored with its time and what was read. */
const changeMarketingEndpoint = endpoint(
  changeMarketing,
  { who: 'customer', idempotency: 'handler' },
  async ({ marketing: wanted }, req) => {
    const [customer, caller] = await signedInAs(req)
    const t = textOf(languageOf(req), 'account')
    const rows = changedConsents(customer.marketing, wanted, {
      at: nowIso(),
      wording: (channel) => t(`marketing.${channel}`),
    })
    const marketing = [...customer.marketing, ...rows]
    const saved = rows.length > 0 ? await changeCustomer(req, customer.number, { marketing }) : customer
    await notifyConsentsGiven(req, saved, rows)
    return { customer: customerView(saved, caller) }
  },
)

/** `POST /api/account/notices`: whether news of the customer's orders go to the phone. */
const changeNoticesEndpoint = endpoint(
  changeNotices,
  { who: 'customer', idempotency: 'handler' },
  async ({ sms: smsNotices }, req) => {
    const [{ number, phone }] = await signedInAs(req)
    if (smsNotices && !phone) throw new Refusal('account.phone_needed', { field: 'notices-sms' })
    return { wishes: wishesOf(await changeCustomer(req, number, { smsNotices })) }
  },
)

/** `POST /api/account/password`: a new password, by the former one. */
const changePasswordEndpoint = endpoint(
  changePasswordRoute,
  { who: 'customer', idempotency: 'handler' },
  async (asked, req) => {
    await changePassword(req, customerCaller(req), asked)
    return { isChanged: true as const }
  },
)

/** `POST /api/account/link/:token/email`: the address of the link becomes that of the account. */
const confirmEmailEndpoint = endpoint(
  confirmEmailRoute,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token }, req) => ({ email: await confirmEmail(req, token) }),
)

/** `POST /api/account/link/:token/registration`: makes the account and signs in. The link serves once. */
const confirmRegistrationEndpoint = endpoint(
  confirmRegistrationRoute,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, ...typed }, req) => confirmRegistration(req, token, typed),
)

/** `POST /api/customer/:number/details`: staff correct the details of a customer. */
const correctCustomerEndpoint = endpoint(
  correctCustomer,
  { who: CUSTOMER_STAFF },
  async ({ number, note, ...details }, req) => {
    const [problem] = detailsProblems(details)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    await changeCustomerByStaff(req, number, { deed: 'corrected', note }, acceptedDetails(details))
    return { isCorrected: true as const }
  },
)

/** `POST /api/account/deletion`: deletes the customer's account, and signs out. */
const deleteAccountEndpoint = endpoint(
  deleteAccountRoute,
  { who: 'customer', idempotency: 'handler' },
  async ({ password }, req) => {
    await deleteAccount(req, customerCaller(req), password)
    eraseSessionCookies(req)
    newShopper(req)
    return { isDeleted: true as const }
  },
)

/** `POST /api/customer/:number/deletion`: staff delete the account of a customer who asked for it by phone. */
const deleteForCustomerEndpoint = endpoint(
  deleteForCustomer,
  { who: CUSTOMER_KEEPERS, idempotency: 'handler' },
  async ({ number, note }, req) => {
    await deleteByStaff(req, number, note)
    return { isDeleted: true as const }
  },
)

/** `GET /api/account/exports/:ref/file`: a finished export. */
const downloadExportEndpoint = endpoint(
  downloadExport,
  {
    who: 'customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfExport(req, ref), missing: 'account.export_not_found' },
  },
  ({ ref }, req) => exportFile(req, customerCaller(req), ref),
)

/** `POST /api/customer/:number/end-sessions`: signs a customer out everywhere. */
const endCustomerSessionsEndpoint = endpoint(
  endCustomerSessions,
  { who: CUSTOMER_STAFF },
  async ({ number, note }, req) => {
    await changeCustomerByStaff(req, number, { deed: 'sessions_ended', note })
    const ended = await countSessions(req, number)
    await endSessions(req, number)
    return { ended }
  },
)

/** `POST /api/account/sessions/end-others`: ends every session of the customer but this one. */
const endOtherSessionsEndpoint = endpoint(
  endOtherSessions,
  { who: 'customer', idempotency: 'handler' },
  async (_, req) => {
    const caller = customerCaller(req)
    await endSessions(req, caller.id, caller.session)
    return { sessions: await sessionsOf(req, caller) }
  },
)

/** `POST /api/account/sessions/:ref/end`: ends one of the customer's sessions. */
const endSessionEndpoint = endpoint(
  endSessionRoute,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfSession(req, ref), missing: 'account.session_not_found' },
  },
  async ({ ref }, req) => {
    const caller = customerCaller(req)
    if (!(await endSession(req, caller.id, ref))) throw new Refusal('account.session_not_found')
    return { sessions: await sessionsOf(req, caller) }
  },
)

/** `POST /api/customer/:number/export`: staff order an export for a customer who asked for it by phone. */
const exportForCustomerEndpoint = endpoint(
  exportForCustomer,
  { who: CUSTOMER_KEEPERS },
  async ({ number, note }, req) => {
    await changeCustomerByStaff(req, number, { deed: 'export_asked', note })
    await askExport(req, { id: number })
    return { isAsked: true as const }
  },
)

/** `GET /api/customer/search`: customers, for staff. */
const findCustomersEndpoint = endpoint(findCustomers, { who: ORDER_READERS }, ({ words }, req) =>
  searchCustomers(req, words),
)

/** `POST /api/account/forgot-password`: mails a link to a new password where the address has an account. */
const forgotPasswordEndpoint = endpoint(
  forgotPassword,
  { who: 'shopper', limit: 'account letter' },
  async ({ email }, req) => {
    mailPasswordLink(req, email)
    return { isAsked: true as const }
  },
)

/** `GET /api/account/customer`: the customer who is signed in. */
const getCustomerEndpoint = endpoint(getCustomer, { who: 'customer' }, async (_, req) => ({
  customer: customerView(...(await signedInAs(req))),
}))

/** `GET /api/account/birth-date`: when the customer who is signed in was born, where that is known. */
const getBirthDateEndpoint = endpoint(getBirthDate, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  const socialNumber = socialNumberOf(req, customer)
  return { birthDate: socialNumber === null ? null : birthDateOf(socialNumber) }
})

/** `GET /api/account/deletion`: what a deletion of the account would do, and what stands in its way. */
const getDeletionEndpoint = endpoint(getDeletion, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return deletionPreview(req, customer)
})

/** `POST /api/auth/user/getUser`: who is signed in, by first name alone. */
const getUserEndpoint = endpoint(getUser, { who: 'shopper', idempotency: 'none' }, async (_, req) => {
  const caller = callerOf(req)
  if (caller.kind === 'store') return { success: true, user: { isStore: true, name: caller.name, lias: caller.name } }
  const customer = caller.kind === 'customer' ? await findCustomer(req, caller.id) : null
  return { success: customer !== null, user: customer && { isStore: false, name: customer.firstName } }
})

/** `GET /api/account/wishes`: what the customer allows. */
const getWishesEndpoint = endpoint(getWishes, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { wishes: wishesOf(customer) }
})

/** `GET /api/account/news`: what matters to the customer now. */
const listAccountNewsEndpoint = endpoint(listAccountNews, { who: 'customer' }, async (_, req) => {
  const [customer] = await signedInAs(req)
  return { news: await accountNewsOf(req, customer) }
})

/** `GET /api/account/exports`: the customer's exports that wait or can be downloaded. */
const listExportsEndpoint = endpoint(listExports, { who: 'customer' }, async (_, req) => ({
  exports: await exportsOf(req, customerCaller(req)),
}))

/** `GET /api/account/sessions`: where the customer is signed in. */
const listSessionsEndpoint = endpoint(listSessions, { who: 'customer' }, async (_, req) => ({
  sessions: await sessionsOf(req, customerCaller(req)),
}))

/** `POST /api/customer/:number/merge`: makes one account of two. */
const mergeCustomersEndpoint = endpoint(
  mergeCustomersRoute,
  { who: CUSTOMER_KEEPERS, idempotency: 'handler' },
  async (asked, req) => {
    await mergeCustomers(req, asked)
    return { number: asked.number }
  },
)

/** `GET /api/customer/:number/merge/:other`: what would become of two accounts. */
const previewMergeEndpoint = endpoint(previewMerge, { who: CUSTOMER_KEEPERS }, ({ number, other }, req) =>
  mergePreview(req, number, other),
)

/** `GET /api/account/link/:token`: what a mailed link is for. Opening it changes nothing, as mail programs open links too. */
const readAccountLinkEndpoint = endpoint(
  readAccountLink,
  { who: 'anyone', ownedBy: 'bearer' },
  async ({ token }, req) => {
    const link = await openLink(req, token)
    const asks = asksPassword(req, link)
    return {
      kind: link.kind,
      email: link.email,
      asksPassword: asks === 'known',
      ...(asks === 'new' && { choosesPassword: true as const }),
    }
  },
)

/** `POST /api/account/register`: asks for an account, which a mailed link makes. */
const registerEndpoint = endpoint(registerRoute, { who: 'shopper', limit: 'account letter' }, async (asked, req) => {
  await register(req, asked)
  return { result: registrationResults.success_pending_email }
})

/** `POST /api/account/link/:token/password`: sets a new password in place of a lost one. The link serves once. */
const resetPasswordEndpoint = endpoint(
  resetPasswordRoute,
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, ...chosen }, req) => resetPassword(req, token, chosen),
)

/** `POST /api/account/sign-in`: by address and password. Sent twice it signs in twice, and the second session stays. */
const signInEndpoint = endpoint(signIn, { who: 'shopper', idempotency: 'handler' }, async (typed, req) =>
  signInByPassword(req, typed),
)

/** `POST /api/account/sign-out`: ends the session of this browser, if there is one. */
const signOutEndpoint = endpoint(signOut, { who: 'shopper', idempotency: 'handler' }, async (_, req) => {
  await endOwnSession(req)
  eraseSessionCookies(req)
  newShopper(req)
  return { isSignedOut: true as const }
})

/** The endpoints of accounts, for customers and for staff who serve them. */
export const customerEndpoints = [
  getUserEndpoint,
  registerEndpoint,
  readAccountLinkEndpoint,
  confirmRegistrationEndpoint,
  confirmEmailEndpoint,
  resetPasswordEndpoint,
  signInEndpoint,
  signOutEndpoint,
  forgotPasswordEndpoint,
  getCustomerEndpoint,
  getBirthDateEndpoint,
  listAccountNewsEndpoint,
  changeDetailsEndpoint,
  changeMarketingEndpoint,
  changeEmailEndpoint,
  changePasswordEndpoint,
  listSessionsEndpoint,
  endSessionEndpoint,
  findCustomersEndpoint,
  correctCustomerEndpoint,
  endCustomerSessionsEndpoint,
  previewMergeEndpoint,
  mergeCustomersEndpoint,
  exportForCustomerEndpoint,
  deleteForCustomerEndpoint,
  endOtherSessionsEndpoint,
  getWishesEndpoint,
  changeNoticesEndpoint,
  listExportsEndpoint,
  askExportEndpoint,
  downloadExportEndpoint,
  getDeletionEndpoint,
  deleteAccountEndpoint,
]
