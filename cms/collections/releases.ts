import type { CollectionConfig, Field } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { PageAction, ReleaseState } from '#contracts/releases.ts'
import { textOf } from '#locales/texts.ts'
import { isTarget } from '#domain/pages/redirects.ts'
import { comesBackTooEarly } from '#domain/releases/moment-problem.ts'
import { hiddenExceptFor, MARKETERS, setByShop, staffIn, anyStaff } from '#plugins/kit/admin/access.ts'
import { asMoment, internalField, momentFormat, momentPicker, neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import type { MovedCollection } from '#plugins/kit/storage/move/new-ids.ts'
import { shellLinkFields } from '../fields/link.ts'
import { releaseCodeFields } from '../fields/release-code-fields.ts'
import { releasePriceFields } from '../fields/release-price-fields.ts'
import { LINKABLE } from '../fields/rich-text.ts'
import { menuTabs } from '../globals/menus.ts'
import { pages } from './pages.ts'
import { keepWhatTheShopNotes, planRelease, refuseLive, refuseUnfitRelease, releaseChanged } from '../releases/hooks.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const t = textOf(STAFF_LANGUAGE, 'refusal')

/** What staff call each state. */
export const stateLabels: Record<ReleaseState, string> = {
  planned: 'Odottaa',
  going_live: 'Alkamassa',
  live: 'Näkyy',
  coming_back: 'Palaamassa',
  ended: 'Päättynyt',
  stopped: 'Pysäytetty',
}

/** A release changes until its moment; its name and its end do as long as it is live. */
const untilItsMoment = {
  access: { update: ({ doc }: { doc?: Record<string, unknown> }) => !doc || doc['state'] === 'planned' },
}

/** Also where a form is checked again after the refusal of all problems together, which would be gone from the field then. */
const isAfterItBegins = (back: Moment, { siblingData }: { siblingData: { goesLiveAt?: Moment } }): true | string =>
  !comesBackTooEarly(siblingData.goesLiveAt ?? '', back) || t('release.comes_back_too_early')

/** An ISO instant; in a browser a form holds a date. */
type Moment = string | Date | null | undefined

/** Noted by the shop itself: staff see it, and no form changes it. */
const noted = { access: setByShop, admin: { ...internalField } }

const isMarketer = staffIn(...MARKETERS)

/** Pages, prices, a code, a banner, menus and redirects that go live at a moment and come back together, such as a campaign or one page. */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: 'ajastus', plural: 'Ajastukset' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'goesLiveAt', 'comesBackAt'],
    listSearchableFields: ['name'],
    description:
      'Kampanja tai yksittäinen sivu: sivut, hinnat, alennuskoodi, tiedote, valikot ja uudelleenohjaukset tulevat näkyviin yhdessä ja palaavat yhdessä.',
  },
  defaultSort: '-goesLiveAt',
  disableDuplicate: true,
  custom: {
    ...declares({
      // One that is live can only be stopped.
      may: { read: 'staff', create: 'marketer', update: 'marketer', delete: 'marketer' },
      ofCustomers: 'nothing',
    }),
    copies: {
      contents: (all, { idOf, copyOf }) =>
        all.map(({ page, content }) => ({ page: idOf(page, 'pages'), content: copyOf(content, pages.fields) })),
      released: (all, { idOf, copyOf }) =>
        all.map(({ page, before, ...one }) => ({
          ...one,
          page: idOf(page, 'pages'),
          before: before && copyOf(before, pages.fields),
        })),
    },
  } satisfies MovedCollection<'releases'>,
  access: {
    read: anyStaff,
    create: isMarketer,
    update: isMarketer,
    delete: isMarketer,
  },
  hooks: {
    beforeChange: [planRelease, refuseUnfitRelease, keepWhatTheShopNotes],
    beforeDelete: [refuseLive],
    afterChange: [releaseChanged],
    afterDelete: [releaseChanged],
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 80 },
    {
      type: 'row',
      fields: [
        {
          name: 'goesLiveAt',
          label: 'Alkaa',
          type: 'date',
          required: true,
          index: true,
          ...untilItsMoment,
          admin: { ...momentPicker('Alkaa'), width: '50%' },
        },
        {
          name: 'comesBackAt',
          label: 'Palaa',
          type: 'date',
          validate: isAfterItBegins,
          admin: {
            ...momentPicker('Palaa'),
            width: '50%',
            description: 'Tyhjänä muutokset jäävät voimaan.',
          },
        },
      ],
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Sivut',
          fields: [
            {
              name: 'pages',
              label: 'Sivut',
              labels: { singular: 'sivu', plural: 'Sivut' },
              type: 'array',
              ...untilItsMoment,
              admin: {
                description:
                  'Sivu julkaistaan sellaisena kuin sen luonnos on, kun lisäät sen tähän. Myöhemmät muutokset eivät tule mukaan, ellet ota uusinta luonnosta.',
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'page',
                      label: 'Sivu',
                      type: 'relationship',
                      relationTo: 'pages',
                      required: true,
                      admin: { ...neverBegun, width: '50%' },
                    },
                    {
                      name: 'action',
                      label: 'Mitä tehdään',
                      type: 'select',
                      required: true,
                      defaultValue: 'publish',
                      options: [
                        { value: 'publish', label: 'Julkaise' },
                        { value: 'unpublish', label: 'Piilota' },
                      ] satisfies { value: PageAction; label: string }[],
                      admin: { width: '50%' },
                    },
                  ],
                },
                {
                  name: 'takenAt',
                  label: 'Luonnos otettu',
                  type: 'date',
                  access: setByShop,
                  admin: {
                    ...momentPicker('Luonnos otettu'),
                    readOnly: true,
                    condition: (_, { takenAt }) => Boolean(takenAt),
                  },
                },
                {
                  name: 'takesNewest',
                  label: 'Ota uusin luonnos, kun tallennat',
                  type: 'checkbox',
                  defaultValue: false,
                  admin: { condition: (_, { takenAt, action }) => Boolean(takenAt) && action === 'publish' },
                },
              ],
            },
          ],
        },
        {
          label: 'Hinnat',
          fields: [
            {
              name: 'prices',
              label: 'Hinnat',
              labels: { singular: 'hinta', plural: 'Hinnat' },
              type: 'array',
              ...untilItsMoment,
              admin: { description: 'Tuotteen oma hinta menee merkin edelle, ja merkin hinta tuoteryhmän edelle.' },
              fields: releasePriceFields,
            },
          ],
        },
        {
          label: 'Koodi ja tiedote',
          fields: [
            ...releaseCodeFields.map((field) => ({ ...field, ...untilItsMoment }) as Field),
            {
              name: 'bannerText',
              label: 'Tiedote',
              type: 'textarea',
              maxLength: 240,
              ...untilItsMoment,
              admin: {
                description:
                  'Näkyy sivujen yläreunassa kampanjan ajan, enintään 240 merkkiä. Jos häiriötiedote on päällä, se menee edelle.',
              },
            },
            translations([
              { name: 'bannerText', label: 'Tiedote', type: 'textarea', maxLength: 240, ...untilItsMoment },
            ]),
            {
              name: 'bannerLinks',
              label: 'Tiedotteen linkki',
              labels: { singular: 'linkki', plural: 'Linkit' },
              type: 'array',
              maxRows: 1,
              ...untilItsMoment,
              admin: { condition: ({ bannerText }: { bannerText?: string }) => Boolean(bannerText) },
              fields: shellLinkFields,
            },
          ],
        },
        {
          label: 'Valikot',
          fields: [
            {
              name: 'changesMenus',
              label: 'Vaihtaa valikot',
              type: 'checkbox',
              defaultValue: false,
              ...untilItsMoment,
              admin: { description: 'Kun tallennat, nykyiset valikot kopioituvat tähän muokattaviksi.' },
            },
            {
              name: 'menus',
              label: 'Valikot ajastuksen aikana',
              type: 'group',
              ...untilItsMoment,
              admin: { condition: ({ changesMenus, copiedMenus }) => Boolean(changesMenus && copiedMenus) },
              fields: [{ type: 'tabs', tabs: menuTabs }],
            },
            { name: 'copiedMenus', type: 'checkbox', ...noted },
          ],
        },
        {
          label: 'Uudelleenohjaukset',
          fields: [
            {
              name: 'redirects',
              label: 'Uudelleenohjaukset',
              labels: { singular: 'uudelleenohjaus', plural: 'Uudelleenohjaukset' },
              type: 'array',
              ...untilItsMoment,
              admin: { description: 'Osoite ohjautuu vain ajastuksen aikana. Jos paluuta ei ole, ohjaus jää voimaan.' },
              fields: [
                {
                  name: 'from',
                  label: 'Osoite',
                  type: 'text',
                  required: true,
                  admin: { description: 'Esimerkiksi /joulu. Osoitteessa ei saa olla sivua.' },
                },
                {
                  name: 'reference',
                  label: 'Mihin sivulle',
                  type: 'relationship',
                  relationTo: [...LINKABLE],
                  admin: neverBegun,
                },
                {
                  name: 'address',
                  label: 'tai osoitteeseen',
                  type: 'text',
                  maxLength: 500,
                  validate: (value: unknown, { siblingData }: { siblingData: { reference?: unknown } }) => {
                    if (siblingData.reference) return value ? 'Valitse joko sivu tai osoite, ei molempia.' : true
                    if (!value) return 'Valitse sivu tai kirjoita osoite.'
                    return isTarget(String(value)) || 'Osoite alkaa / tai https://.'
                  },
                },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'state',
      label: 'Tila',
      type: 'select',
      index: true,
      defaultValue: 'planned',
      options: Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
      access: setByShop,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'trouble',
      label: 'Huomattavaa',
      type: 'textarea',
      access: setByShop,
      admin: { position: 'sidebar', readOnly: true, condition: ({ trouble }) => Boolean(trouble) },
    },
    {
      name: 'progress',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: {
          Field: {
            path: '/views/releases/ReleaseProgress.tsx#ReleaseProgress',
            clientProps: { format: momentFormat('Hetki') },
          },
        },
      },
    },
    { name: 'wentLiveAt', label: 'Alkoi', type: 'date', ...noted, admin: { ...asMoment, hidden: true } },
    { name: 'cameBackAt', label: 'Päättyi', type: 'date', ...noted, admin: { ...asMoment, hidden: true } },
    { name: 'stoppedAt', label: 'Pysäytettiin', type: 'date', ...noted, admin: { ...asMoment, hidden: true } },
    // Names the release in the rows of the price log.
    { name: 'ref', type: 'text', unique: true, index: true, ...noted },
    // The address of the last planner, who is notified where it fails.
    { name: 'plannedBy', type: 'text', ...noted },
    // Counts what the shop has noted, so that two processes do not go on from the same point.
    { name: 'step', type: 'number', defaultValue: 0, ...noted },
    typedJson('contents', "import('#cms/schedule/repository.ts').PlannedContent[] | null", {
      required: false,
      access: { ...setByShop, read: () => false },
      admin: internalField,
    }),
    typedJson('released', "import('#cms/schedule/repository.ts').ReleasedPage[] | null", {
      required: false,
      access: { ...setByShop, read: () => false },
      admin: internalField,
    }),
  ],
}
