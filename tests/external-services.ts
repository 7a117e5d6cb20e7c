import { paytrailSignature } from '#plugins/payments/paytrail-signature.ts'
import type { DoctorControl } from '../stand-ins/eye-doctors/control.ts'
import type { DoctorVisit } from '../stand-ins/eye-doctors/ledger.ts'
import type { IdentityMode } from '../stand-ins/identity/control.ts'
import { visitBank } from '../stand-ins/identity/visit-bank.ts'
import { CLIENT_ID, openStandIns } from '../stand-ins/open-stand-ins.ts'

/** The address that a shop in process takes itself to have. */
export const TRIAL_URL = 'http://localhost:10'

/** A reused connection may be closed at the other end just when it is used again. */
export const CLOSING = { connection: 'close' }

const JSON_HEADERS = { 'content-type': 'application/json', ...CLOSING }

/** The stand-ins, with the shop's settings pointing to them, and the calls that control them. */
export async function openExternalServices(data: string) {
  // The shop in process has no address: its keys are asked of it directly.
  let askShop = (_path: string): Promise<Response> => Promise.reject(new Error('The shop is not open'))
  const services = await openStandIns({
    port: 0,
    smtpPort: 0,
    identityPort: 0,
    data,
    retrySeconds: [],
    shopUrl: TRIAL_URL,
    fetchKeys: (input) => askShop(new URL(input instanceof Request ? input.url : input).pathname.replace('/api', '')),
  })
  return {
    ...servicesAt(services),
    /** Where the identity provider finds the shop's keys. */
    letIdentityAsk: (ask: (path: string) => Promise<Response>) => void (askShop = ask),
    close: () => services.close(),
  }
}

/** Where the stand-ins listen. */
export type ServiceAddresses = Pick<Awaited<ReturnType<typeof openStandIns>>, 'url' | 'identityUrl' | 'smtpPort'>

/** Points the shop's settings to stand-ins that listen there, and gives the calls that control them. */
export function servicesAt(services: ServiceAddresses) {
  Object.assign(process.env, {
    PAYTRAIL_URL: services.url,
    CARRIER_URL: services.url,
    CARRIER_KEY: 'trial',
    SMS_URL: `${services.url}/sms/send`,
    SMS_KEY: 'a-key',
    EYE_DOCTORS_URL: `${services.url}/eye-doctors/v1`,
    EYE_DOCTORS_KEY: 'a-key',
    EYE_DOCTORS_PHONE: '010 000 0010',
    YTJ_URL: `${services.url}/ytj/v3`,
    EINVOICE_URL: `${services.url}/e-invoices`,
    EINVOICE_COMPANY: 'a-company',
    EINVOICE_KEY: 'a-key',
    EINVOICE_VENDOR_KEY: 'a-key',
    EID_ISSUER: services.identityUrl,
    EID_CLIENT_ID: CLIENT_ID,
    PAYTRAIL_MERCHANT: '375917',
    PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS',
    SMTP_URL: `smtp://127.0.0.1:${services.smtpPort}`,
  })
  const post = async (path: string, order: object): Promise<void> => {
    const answer = await fetch(services.url + path, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(order),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }

  return {
    post,
    /** Presses a button on the provider's page, and gives the signed parameters of the redirect. */
    async pay(payUrl: string, action: 'pay' | 'cancel' = 'pay', provider = 'nordea'): Promise<Record<string, string>> {
      const body = new URLSearchParams({ action, provider })
      const answer = await fetch(payUrl, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { origin: services.url, ...CLOSING },
      })
      return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams)
    },
    /** Sets the provider's behavior for the next payment or refund. */
    control: (order: object) => post('/control', order),
    /** Sets the carriers' behavior, from now on or for the next question. */
    controlCarriers: (mode: 'normal' | 'fail' | 'empty', applies: 'all' | 'next' = 'all') =>
      post('/pickup-points/control', { mode, applies }),
    /** Sets the behavior of the carrier that books returns. */
    controlReturns: (mode: 'normal' | 'fail') => post('/carrier/control', { mode }),
    /** Sets the behavior of the gateway of text messages from now on. */
    controlTexts: (mode: 'normal' | 'fail' | 'refuse') => post('/sms/control', { mode }),
    /** Sets the behavior of the eye doctors' clinics, for one kind of call or all. */
    controlDoctors: (order: Partial<DoctorControl> & { mode: DoctorControl['mode']; applies?: 'next' | 'all' }) =>
      post('/eye-doctors/control', order),
    /** What the clinics have booked, newest first. */
    async doctorVisits(): Promise<DoctorVisit[]> {
      const answer = await fetch(`${services.url}/eye-doctors.json`, { headers: CLOSING })
      return ((await answer.json()) as { visits: DoctorVisit[] }).visits
    },
    /** Sets the behavior of the identity provider from now on. */
    controlIdentity: (mode: IdentityMode, seconds = 60) => post('/identity/control', { mode, seconds }),
    /** Sets the behavior of the register of companies, from now on or for the next question. */
    controlRegister: (mode: 'normal' | 'down', applies: 'all' | 'next' = 'all') =>
      post('/register/control', { mode, applies }),
    /** Sets the behavior of the operator of e-invoices from now on: it delivers what it takes so many seconds later. */
    controlEInvoices: (mode: 'normal' | 'fail' | 'refuse', seconds = 0) =>
      post('/e-invoices/control', { mode, seconds }),
    /** The e-invoices that the operator has taken, newest first. */
    async eInvoices(): Promise<{ id: string; number: string; to: string; xml: string }[]> {
      const answer = await fetch(`${services.url}/e-invoices.json`, { headers: CLOSING })
      return ((await answer.json()) as { invoices: { id: string; number: string; to: string; xml: string }[] }).invoices
    },
    /** The identity provider signs with a new key, and drops the former. */
    rotateIdentityKeys: () => post('/identity/keys', {}),
    /** Identifies at the test bank, from the address that the shop gives, and gives where the browser is sent back to. */
    identify: visitBank,
    /** The text messages that reached a phone, newest first. */
    async textsTo(phone: string): Promise<{ text: string; batchid: string }[]> {
      const answer = await fetch(`${services.url}/sms.json?to=${encodeURIComponent(phone)}`, { headers: CLOSING })
      return ((await answer.json()) as { messages: { text: string; batchid: string }[] }).messages
    },
    /** The provider's record of a purchase's payment. */
    async paymentOf(purchaseRef: string): Promise<object | undefined> {
      const answer = await fetch(`${services.url}/payments.json?reference=${purchaseRef}`, { headers: CLOSING })
      return ((await answer.json()) as { payments: object[] }).payments[0]
    },
    /** The provider's record of each attempt at a charge. */
    async paymentsOf(reference: string): Promise<{ status: string; amount: number }[]> {
      const answer = await fetch(`${services.url}/payments.json?reference=${reference}`, { headers: CLOSING })
      return ((await answer.json()) as { payments: { status: string; amount: number }[] }).payments
    },
    addresses: { url: services.url, identityUrl: services.identityUrl, smtpPort: services.smtpPort },
  }
}

/** Parameters signed as by the provider. */
export function signed({ signature: _, ...fields }: Record<string, string>): Record<string, string> {
  return { ...fields, signature: paytrailSignature(process.env.PAYTRAIL_SECRET ?? '', fields) }
}
