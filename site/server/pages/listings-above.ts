/** The paths of the category and of the group in whose listings an article stands. */
export function listingsAbove(slug: string): [category: string, group: string] {
  const [category = '', group = ''] = slug.split('/')
  return [`/${category}`, `/${category}/${group}`]
}
