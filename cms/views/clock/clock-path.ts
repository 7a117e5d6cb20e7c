export const CLOCK_PATH = '/admin/kello'
