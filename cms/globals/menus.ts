import type { ArrayField, GlobalConfig, Tab } from 'payload'
import type { PanelName } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { anyStaff, hiddenExceptFor, MARKETERS, staffIn } from '#plugins/kit/admin/access.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { categoryOptions } from '../fields/category-options.ts'
import { linkFields } from '../fields/link.ts'

function links(name: string, label: string): ArrayField {
  return {
    name,
    label,
    labels: { singular: 'linkki', plural: 'Linkit' },
    type: 'array',
    custom: { reads: 'links' },
    fields: linkFields,
  }
}

/** A panel of the side menu: its own links, and the groups of a category, which follow the catalog. */
function panel(name: PanelName, label: string): Tab {
  return {
    name,
    label,
    fields: [
      { name: 'title', label: 'Otsikko', type: 'text', required: true, defaultValue: label },
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
          { name: 'heading', label: 'Luettelon otsikko', type: 'text', admin: { width: '50%' } },
        ],
      },
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
      { name: 'promise', label: 'Lupaus', type: 'text', maxLength: 40 },
      {
        name: 'footer',
        label: 'Ryhmät',
        labels: { singular: 'ryhmä', plural: 'Ryhmät' },
        type: 'array',
        maxRows: 4,
        fields: [{ name: 'title', label: 'Otsikko', type: 'text', required: true }, links('links', 'Linkit')],
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
