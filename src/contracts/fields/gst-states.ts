export const UNKNOWN_STATE = 'Choose a State or union territory of India.';

/** GST state code → State or union territory, as in a GSTIN. 25 and 28 are legacy codes still found in old numbers. */
export const GST_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** States and union territories for a dropdown, by name. */
export const states: readonly string[] = [...new Set(Object.values(GST_STATES))]
  .filter((name) => name !== 'Other Territory')
  .sort();

/** The State's name in our spelling, ignoring case and spaces; null if unknown. Tax compares these names. */
export function stateNamed(value: string): string | null {
  const wanted = value.trim().replace(/\s+/g, ' ').replace(' & ', ' and ').toLowerCase();
  return Object.values(GST_STATES).find((name) => name.toLowerCase() === wanted) ?? null;
}
