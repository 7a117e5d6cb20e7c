/** The admin path of a document. */
export function documentPath(collection: string, id: number | string): string {
  return `/admin/collections/${collection}/${id}`
}

/** The page of a customer at the desk. */
export function customerPath(number: string): string {
  return `/admin/asiakkaat/${encodeURIComponent(number)}`
}

/** The page of somebody without an account, by an order or a booking of hers. */
export function guestPath(number: string): string {
  return `/admin/vieraat/${encodeURIComponent(number)}`
}

/** The page of a subscription at the desk. */
export function subscriptionPath(number: number): string {
  return `/admin/kestotilaukset/${number}`
}

/** The page of a contract of glasses by the month at the desk. */
export function contractPath(number: number): string {
  return `/admin/lifestyle/${number}`
}

/** The page of an agreement with a company at the desk. */
export function agreementPath(number: number): string {
  return `/admin/yritykset/${number}`
}

/** The page of a gift card at the desk. */
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
