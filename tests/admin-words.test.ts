import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { collections, globals } from './declared.ts'

/** The lists that staff see in the admin. */
const lists = collections.filter(({ admin }) => admin?.hidden !== true)
const forms = [...lists, ...globals]

describe('the names in the admin', () => {
  test.each(forms.map((one) => [one.slug, one.fields] as const))('are words in the options of %s', (_, fields) => {
    expect(allIn(fields).flatMap(codesIn)).toEqual([])
  })

  test.each(lists.map((one) => [one.slug, one.fields] as const))('are words in the filters of %s', (_, fields) => {
    expect(nameless(filtersIn(fields))).toEqual([])
  })

  const compared = forms.filter(({ versions }) => versions)
  test.each(compared.map((one) => [one.slug, one.fields] as const))(
    'are words where versions of %s are compared',
    (_, fields) => {
      expect(nameless(allIn(fields).filter(isRead))).toEqual([])
    },
  )
})

/** The names of fields without a label: the admin would make one of the name, in English. */
function nameless(fields: Field[]): string[] {
  return fields.flatMap((field) =>
    'name' in field && field.name && !('label' in field && field.label) ? field.name : [],
  )
}

/** Whether a field is ever shown: all of its texts are shown where versions are compared, those of hidden ones too. */
function isRead(field: Field): boolean {
  if (field.type === 'ui' || isHidden(field)) return false
  return !('access' in field) || field.access?.read?.({} as never) !== false
}

/** The options of a field that are shown as they are stored. What has no small letter is no word, such as a number or `CSV`. */
function codesIn(field: Field): string[] {
  if ((field.type !== 'select' && field.type !== 'radio') || isHidden(field)) return []
  return field.options.flatMap((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return label === value && /\p{Ll}/u.test(value) ? [`${field.name}: ${value}`] : []
  })
}

/** The fields that the filters of a list offer. */
function filtersIn(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || isHidden(field)) return []
    const isOffered = 'name' in field && !field.admin?.disableListFilter
    const isPlace = field.type === 'group' || field.type === 'array' || field.type === 'tabs'
    if (field.type === 'blocks' || ('name' in field && !isOffered)) return []
    return [...(isOffered && !isPlace ? [field] : []), ...filtersIn(within(field))]
  })
}

function allIn(fields: Field[]): Field[] {
  return fields.flatMap((field) => [field, ...allIn(within(field))])
}

function within(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

/** Fields that `hidden` takes out of every form and filter; those of `admin.hidden` stay in the filters. */
function isHidden(field: Field): boolean {
  return 'hidden' in field && field.hidden === true
}
