/** Stands in for `date-fns/locale/et` in the admin's bundle: see cms/fi.ts. */
export { fi as et } from 'date-fns/locale/fi'
