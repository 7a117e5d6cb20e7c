/** Where a document is at the desk. */
export function documentPath(collection: string, id: number | string): string {
  return `/admin/collections/${collection}/${id}`
}

/** A list of the desk with its filter set: field, operator and value of each condition, all of which must hold. */
export function listPath(
  collection: string,
  conditions: [field: string, operator: string, value: string][] = [],
): string {
  const query = conditions.map(([field, operator, value], index) => {
    return `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`
  })
  return `/admin/collections/${collection}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
