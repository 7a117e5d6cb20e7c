import type { Parcel } from '#contracts/order-parts.ts'

const PAGES: Record<Parcel['carrier'], (code: string) => string> = {
  posti: (code) => `https://www.posti.fi/fi/seuranta#/lahetys/${code}`,
  matkahuolto: (code) => `https://www.matkahuolto.fi/seuranta/tilanne/?package_code=${code}`,
}

/** The address of the carrier's tracking page of a parcel. */
export function trackingLink({ carrier, code }: Parcel): string {
  return PAGES[carrier](encodeURIComponent(code))
}
