/** The admin path of a document. */
export function documentPath(collection: string, id: number | string): string {
  return `/admin/collections/${collection}/${id}`
}

/** The admin's page of a customer. */
export function customerPath(number: string): string {
  return `/admin/asiakkaat/${encodeURIComponent(number)}`
}

/** The admin's page of a guest, by the number of an order or a booking. */
export function guestPath(number: string): string {
  return `/admin/vieraat/${encodeURIComponent(number)}`
}

/** The admin's page of a subscription. */
export function subscriptionPath(number: number): string {
  return `/admin/kestotilaukset/${number}`
}

/** The admin's page of a contract of glasses by the month. */
export function contractPath(number: number): string {
  return `/admin/lifestyle/${number}`
}

/** The admin's page of an agreement with a company. */
export function agreementPath(number: number): string {
  return `/admin/yritykset/${number}`
}

/** The admin's page of a gift card. */
export function giftCardPath(id: number | string): string {
  return `/admin/lahjakortit/${id}`
}

/** The page of a release as a campaign: its prices and its sales. */
export function campaignPath(id: number | string): string {
  return `/admin/kampanjat/${id}`
}

/** The admin path of a global. */
export function globalPath(slug: string): string {
  return `/admin/globals/${slug}`
}

/** The admin path of a filtered list: field, operator and value or values of each condition, joined by AND. */
export function listPath(
  collection: string,
  conditions: [field: string, operator: string, value: string | string[]][] = [],
): string {
  const query = conditions.flatMap(([field, operator, value], index) => {
    const parameter = `where[or][0][and][${index}][${field}][${operator}]`
    if (typeof value === 'string') return `${parameter}=${encodeURIComponent(value)}`
    return value.map((one, place) => `${parameter}[${place}]=${encodeURIComponent(one)}`)
  })
  return `/admin/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
