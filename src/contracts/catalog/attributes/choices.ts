/** Closed lists that several subcategories share. */
export const BOLT_CLASSES = ['4.6', '4.8', '5.6', '8.8', '8.8S', '10.9', '10.9S', '12.9', 'A2-70', 'A4-70', 'A4-80'];
export const FASTENER_FINISHES = [
  'Plain',
  'Black oxide',
  'Zinc plated',
  'Hot-dip galvanised',
  'Galvanised thread end',
  'Stainless steel 304',
  'Stainless steel 316',
];
export const SUPPLIES = ['230 V, 1 phase', '230 V, 50 Hz', '230/415 V', '415 V, 3 phase'];
export const IP_CODES = [
  'IP20',
  'IP21S',
  'IP40',
  'IP43',
  'IP44',
  'IP54',
  'IP55',
  'IP65',
  'IP66',
  'IP67',
  'IP68',
  'IP69K',
];
export const RUBBERS = ['NBR', 'FKM', 'EPDM', 'Silicone', 'PTFE', 'Neoprene'];
export const MOTOR_FRAMES = [
  '56',
  '63',
  '71',
  '80',
  '90S',
  '90L',
  '100L',
  '112M',
  '132S',
  '132M',
  '160M',
  '160L',
  '180M',
  '180L',
  '200L',
  '225S',
  '225M',
];
export const VISCOSITY_GRADES = [
  'ISO VG 10',
  'ISO VG 12',
  'ISO VG 15',
  'ISO VG 22',
  'ISO VG 32',
  'ISO VG 46',
  'ISO VG 68',
  'ISO VG 100',
  'ISO VG 150',
  'ISO VG 220',
  'ISO VG 320',
  'ISO VG 460',
  'ISO VG 680',
];
export const YES_NO = ['Yes', 'No'];
