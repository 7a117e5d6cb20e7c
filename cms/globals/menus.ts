import type { ArrayField, GlobalConfig, Tab, TextField } from 'payload'
import type { PanelName } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/cache-tags.ts'
import { anyStaff, hiddenExceptFor, MARKETERS, staffIn } from '#plugins/kit/admin/access.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { categoryOptions } from '../fields/category-options.ts'
import { shellLinkFields } from '../fields/link.ts'

function links(name: string, label: string): ArrayField {
  return {
    name,
    label,
    labels: { singular: 'linkki', plural: 'Linkit' },
    type: 'array',
    custom: { reads: 'links' },
    fields: shellLinkFields,
  }
}

const title: TextField = { name: 'title', label: 'Otsikko', type: 'text', required: true }
const heading: TextField = { name: 'heading', label: 'Luettelon otsikko', type: 'text' }
const promise: TextField = { name: 'promise', label: 'Lupaus', type: 'text', maxLength: 40 }

/** A panel of the side menu: its own links, and the groups of a category, which follow the catalog. */
function panel(name: PanelName, label: string): Tab {
  return {
    name,
    label,
    fields: [
      { ...title, defaultValue: label },
      links('links', 'Linkit'),
      {
        type: 'row',
        fields: [
          {
            name: 'category',
            label: 'Tuoteryhmä',
            type: 'select',
            options: categoryOptions,
            admin: { width: '50%', description: 'Sen merkit, lajit tai tyypit luetellaan linkkien alla.' },
          },
          { ...heading, admin: { width: '50%' } },
        ],
      },
      translations([title, heading]),
    ],
  }
}

/** What editors write of header, side menu and footer. */
export const menuTabs: Tab[] = [
  { label: 'Yläosa', fields: [links('header', 'Linkit logon alla')] },
  panel('glasses', 'Silmälasit'),
  panel('sunglasses', 'Aurinkolasit'),
  panel('sportsglasses', 'Urheilulasit'),
  panel('lenses', 'Piilolinssit'),
  panel('careproducts', 'Hoito ja tarvikkeet'),
  { label: 'Palvelut', fields: [links('services', 'Linkit sivuvalikon lopussa')] },
  {
    label: 'Alaosa',
    fields: [
      promise,
      translations([promise]),
      {
        name: 'footer',
        label: 'Ryhmät',
        labels: { singular: 'ryhmä', plural: 'Ryhmät' },
        type: 'array',
        maxRows: 4,
        fields: [title, translations([title]), links('links', 'Linkit')],
      },
    ],
  },
]

/** Header, side menu and footer. What the law demands of the footer, such as the withdrawal, is not theirs to remove. */
export const menus: GlobalConfig = {
  slug: 'menus',
  label: 'Valikot',
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    description: 'Jokaisen sivun ylä- ja alaosa. Muutos näkyy kaupassa heti tallennuksen jälkeen.',
  },
  access: { read: anyStaff, update: staffIn(...MARKETERS) },
  hooks: { afterChange: [({ req }) => invalidate(req, [SHELL_TAG])] },
  fields: [{ type: 'tabs', tabs: menuTabs }],
}
