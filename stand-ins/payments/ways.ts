/** The payment methods, named and grouped as in the provider's documentation. */
export const WAYS = [
  { id: 'creditcard', name: 'Pankki- tai luottokortti', group: 'creditcard' },
  { id: 'nordea', name: 'Nordea', group: 'bank' },
  { id: 'osuuspankki', name: 'OP', group: 'bank' },
  { id: 'danske', name: 'Danske Bank', group: 'bank' },
  { id: 'aktia', name: 'Aktia', group: 'bank' },
  { id: 'spankki', name: 'S-Pankki', group: 'bank' },
  { id: 'mobilepay', name: 'MobilePay', group: 'mobile' },
  { id: 'handelsbanken', name: 'Handelsbanken', group: 'bank' },
] as const

const GROUPS = [
  { id: 'mobile', name: 'Mobiilimaksutavat' },
  { id: 'bank', name: 'Pankkimaksutavat' },
  { id: 'creditcard', name: 'Korttimaksutavat' },
]

/** Methods whose bank cannot refund by itself: a refund needs the payer's e-mail address. */
export const REFUNDED_BY_EMAIL = ['spankki']

export const isWay = (id: string) => WAYS.some((way) => way.id === id)
export const wayName = (id: string) => WAYS.find((way) => way.id === id)?.name ?? id

/** The part of the answer with which a shop renders its own payment buttons. */
export function waysOnWire(base: string, transactionId: string) {
  const picture = (id: string) => `${base}/ways/${id}.svg`
  return {
    terms: `Maksamalla hyväksyt <a href="${base}/" target="_blank">maksuehdot</a>`,
    groups: GROUPS.map((group) => ({ ...group, icon: picture(group.id), svg: picture(group.id) })),
    providers: WAYS.map((way) => ({
      ...way,
      url: `${base}/pay/${transactionId}`,
      icon: picture(way.id),
      svg: picture(way.id),
      parameters: [
        { name: 'action', value: 'pay' },
        { name: 'provider', value: way.id },
      ],
    })),
    customProviders: {},
  }
}

/** A placeholder logo of a method or a group: its first letters. */
export function wayPicture(id: string): string | null {
  const name = [...WAYS, ...GROUPS].find((one) => one.id === id)?.name
  if (!name) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 75" role="img" aria-label="${name}"><rect width="140" height="75" rx="6" fill="#eef1f5"/><text x="70" y="43" text-anchor="middle" font-family="sans-serif" font-size="15" font-weight="600" fill="#17202b">${name.split(' ')[0]}</text></svg>`
}
