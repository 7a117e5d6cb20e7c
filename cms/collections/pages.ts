import type { Access, CollectionConfig, TextFieldValidation } from 'payload'
import { type PageKind } from '#contracts/pages.ts'
import type { OverSchedule } from '#contracts/releases.ts'
import { type Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { FIXED_PATHS, normalizedPagePath, pathProblem, type PathProblem } from '#domain/pages/page-path.ts'
import { anyStaff, EDITORS, hiddenExceptFor, MARKETERS, setByShop, staffIn } from '#plugins/kit/admin/access.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import { internalField, momentFormat, neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { afterDelete, afterSave, beforeSave, prepareSave } from '../content/save-page.ts'
import { restorePage } from '../content/restore-page.ts'
import { livePreviewAddress } from '../content/live-preview-address.ts'
import { keepChoice } from '../schedule/over-schedule.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const problems: Record<PathProblem, string> = {
  malformed:
    'Käytä pieniä kirjaimia a–ö, numeroita, väliviivoja ja kauttaviivoja, enintään 200 merkkiä. Esimerkiksi /takuut.',
  reserved: 'Kauppa käyttää tätä osoitetta itse. Valitse toinen.',
  wrong_language:
    'Ruotsinkielisen sivun osoite alkaa /sv/ ja englanninkielisen /en/. Suomenkielisellä ei ole kielitunnusta.',
}

const isFreePath: TextFieldValidation = async (value, { data, id, req, required }) => {
  if (!value) return required ? req.t('validation:required') : true
  const path = normalizedPagePath(value)
  const before = id ? await findOne(req, 'pages', { id: { equals: id } }, ['path']) : null
  if (before && isFixed(before.path) && before.path !== path)
    return `Kauppa pitää tämän sivun osoitteessa ${before.path}.`
  const problem = pathProblem(path, (data as { language?: Language }).language ?? SHOP_LANGUAGE)
  if (problem) return problems[problem]
  const other = await findOne(req, 'pages', {
    and: [{ path: { equals: path } }, ...(id ? [{ id: { not_equals: id } }] : [])],
  })
  if (!other) return true
  return other.deletedAt
    ? `Roskakorissa oleva sivu ”${other.title}” käyttää tätä osoitetta. Poista se lopullisesti tai palauta se.`
    : `Sivu ”${other.title}” käyttää jo tätä osoitetta.`
}

const OVER_SCHEDULE: Record<OverSchedule, string> = {
  take: 'Ota mukaan ajastukseen',
  keep: 'Pidä ajastus ennallaan',
  drop: 'Poista sivu ajastuksesta',
}

const isEditor = staffIn(...EDITORS)

/** Nothing to read, where versions are compared. */
const storedByShop = { ...setByShop, read: () => false }

/** Fields that marketers leave alone. */
const byEditors = { access: { create: isEditor, update: isEditor } }

/** Marketers write what search engines show of a page, never of an agreement. */
const editorsOrWordsForSearch: Access = (args) => {
  if (isEditor(args)) return true
  return staffRolesOf(args.req)?.includes('marketer') ? { kind: { not_equals: 'agreement' } } : false
}

/** The pages that editors write, one document a language. Drafts, versions, trash and locks are Payload's own. */
export const pages: CollectionConfig = {
  slug: 'pages',
  custom: declares({
    // Marketers change what search engines show of a page that is no agreement.
    may: { read: 'staff', create: 'editor', update: 'editor', delete: 'editor' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'sivu', plural: 'Sivut' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: 'Kaupan sivut. Luonnos ei näy asiakkaille ennen julkaisua.',
    livePreview: { url: livePreviewAddress },
    components: {
      edit: {
        beforeDocumentControls: ['/views/pages/OpenPreview.tsx#OpenPreview'],
        UnpublishButton: '/views/pages/UnpublishPage.tsx#UnpublishPage',
      },
      views: {
        edit: { livePreview: { Component: '/views/pages/LivePreview.tsx#LivePreview' } },
        begin: { Component: '/views/pages/NewPageView.tsx#NewPageView', path: '/create', exact: true },
      },
    },
  },
  defaultSort: 'path',
  trash: true,
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 }, validate: false } },
  access: {
    read: anyStaff,
    readVersions: anyStaff,
    create: staffIn(...EDITORS),
    update: editorsOrWordsForSearch,
    delete: staffIn(...EDITORS),
  },
  endpoints: [restorePage],
  hooks: {
    beforeValidate: [prepareSave],
    beforeChange: [beforeSave],
    afterChange: [afterSave],
    afterDelete: [afterDelete],
  },
  fields: [
    { name: 'title', label: 'Otsikko', type: 'text', required: true, maxLength: 90, ...byEditors },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Sisältö',
          fields: [
            {
              name: 'blocks',
              ...byEditors,
              label: 'Lohkot',
              labels: { singular: 'lohko', plural: 'Lohkot' },
              type: 'blocks',
              blocks: allBlocks,
            },
          ],
        },
        {
          name: 'seo',
          label: 'Hakukoneet ja jako',
          fields: [
            {
              name: 'title',
              label: 'Otsikko hakutuloksissa',
              type: 'text',
              maxLength: 70,
              admin: { description: 'Tyhjänä sivun oma otsikko. Enintään 60 merkkiä näkyy kokonaan.' },
            },
            {
              name: 'description',
              label: 'Kuvaus',
              type: 'textarea',
              maxLength: 300,
              admin: { description: 'Yksi tai kaksi virkettä, 50–160 merkkiä.' },
            },
            { name: 'picture', label: 'Kuva jakoon', type: 'upload', relationTo: 'media' },
            { name: 'isHidden', label: 'Piilota hakukoneilta', type: 'checkbox', defaultValue: false },
          ],
        },
      ],
    },
    {
      name: 'checks',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/views/pages/PublishChecks.tsx#PublishChecks' },
      },
    },
    // What becomes of a schedule that the page is published over; never stored.
    {
      name: 'overSchedule',
      label: 'Ajastus',
      type: 'select',
      virtual: true,
      options: Object.entries(OVER_SCHEDULE).map(([value, label]) => ({ value, label })),
      hooks: { afterChange: [keepChoice] },
      ...byEditors,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: {
          Field: { path: '/views/pages/Schedule.tsx#Schedule', clientProps: { format: momentFormat('Hetki') } },
        },
      },
    },
    {
      name: 'path',
      ...byEditors,
      label: 'Osoite',
      type: 'text',
      required: true,
      index: true,
      validate: isFreePath,
      admin: { position: 'sidebar', description: 'Esimerkiksi /takuut. Vanha osoite ohjaa uuteen.' },
    },
    {
      name: 'kind',
      ...byEditors,
      label: 'Laji',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'Sivu' },
        { value: 'agreement', label: 'Ehdot tai sopimus' },
        { value: 'article', label: 'Artikkeli' },
        { value: 'press_release', label: 'Lehdistötiedote' },
      ] satisfies { value: PageKind; label: string }[],
      admin: { position: 'sidebar' },
    },
    {
      name: 'effectiveOn',
      ...byEditors,
      label: 'Päivä',
      type: 'text',
      admin: {
        position: 'sidebar',
        condition: ({ kind }) => kind === 'agreement' || kind === 'press_release',
        description: 'Ehtojen voimaantulo tai tiedotteen päivä.',
        components: { Field: '/views/fields/DayField.tsx#DayField', Cell: '/views/cells/cells.tsx#DayCell' },
        disableListFilter: true,
      },
    },
    {
      name: 'language',
      ...byEditors,
      label: 'Kieli',
      type: 'select',
      required: true,
      defaultValue: SHOP_LANGUAGE,
      options: [
        { value: 'fi', label: 'Suomi' },
        { value: 'sv', label: 'Ruotsi' },
        { value: 'en', label: 'Englanti' },
      ] satisfies { value: Language; label: string }[],
      admin: { position: 'sidebar' },
    },
    {
      name: 'original',
      ...byEditors,
      label: 'Sama sivu suomeksi',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: { language: { equals: SHOP_LANGUAGE } },
      admin: { ...neverBegun, position: 'sidebar', condition: ({ language }) => language !== SHOP_LANGUAGE },
    },
    {
      name: 'hasShell',
      ...byEditors,
      label: 'Yläosa, valikko ja alaosa',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'hasBottomButtons',
      ...byEditors,
      label: 'Puhelimen alapainikkeet',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'linksHere',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/views/pages/LinksHere.tsx#LinksHere' },
      },
    },
    // Name of the member of staff who saved this version; null where the shop itself did.
    { name: 'editedBy', label: 'Tallensi', type: 'text', access: setByShop, admin: internalField },
    // The file of the seed that the page was made of; a page of the editors has none.
    { name: 'code', type: 'text', index: true, access: storedByShop, admin: internalField },
    typedJson('references', "import('#cms/content/references.ts').Reference[] | null", {
      required: false,
      access: storedByShop,
      admin: internalField,
    }),
  ],
}

/** A page inside one of the site's own cannot move. */
function isFixed(path: string | null | undefined): boolean {
  return FIXED_PATHS.includes(path ?? '')
}
