import type { GlobalConfig } from 'payload'
import type { CategoryId } from '#contracts/catalog.ts'
import type { Language } from '#contracts/language.ts'
import { Menus, PanelName } from '#contracts/shell.ts'
import type { Category } from '#contracts/listing.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { translatedThroughout } from '#domain/translated.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { findGlobal, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { shownByReleases } from '../schedule/shown.ts'
import { readFields } from './read-fields.ts'
import { readReferences } from './read-references.ts'
import { referencesIn } from './references.ts'

interface ReadPanel {
  title: string | null
  links: unknown[]
  category: CategoryId | null
  heading: string | null
}

/** The menus of the shop in a language, and the tags of what they show. */
export async function findMenus(
  context: WithPayload,
  { fields }: GlobalConfig,
  language: Language,
): Promise<{ menus: Menus; tags: string[] }> {
  const { menus: own } = await shownByReleases(context)
  const written = own ?? (await findGlobal(context, 'menus'))
  const stored: Record<string, unknown> = translatedThroughout({ ...written }, language)
  const found = await readReferences(context, referencesIn(fields, stored))
  const read = readFields(fields, stored, found)
  const categories = await listCategories(context, language)
  const panels = PanelName.options.map((name) => {
    const panel = (read[name] ?? {}) as Partial<ReadPanel>
    return { name, title: panel.title ?? '', sections: sectionsOf(panel, categories) }
  })
  const promise = read['promise'] ?? ''
  const shown = panels.filter(({ title }) => title)
  return { menus: Menus.parse({ ...read, panels: shown, promise }), tags: found.usedTags() }
}

function sectionsOf({ links = [], category: id, heading = null }: Partial<ReadPanel>, categories: Category[]) {
  const category = categories.find((one) => one.id === id)
  const groups = category?.groups.map((group) => ({ text: group.title, href: placePath(category, group) })) ?? []
  const sections = [
    { heading: null, links },
    { heading, links: groups },
  ]
  return sections.filter((section) => section.links.length > 0)
}
