/** The mark on its square of 32: the bridge's road and piers in the colour of the text, its keystone in saffron. */
export const MARK = {
  bridge:
    'M1 5h30v4.5H1ZM3 27.5V26A13 13 0 0 1 12.47 13.48L13.31 18.49A8 8 0 0 0 8 26v1.5ZM29 27.5V26A13 13 0 0 0 19.53 13.48L18.69 18.49A8 8 0 0 1 24 26v1.5Z',
  keystone: 'M13.1 9.5h5.8L17.4 18.4a8 8 0 0 0-2.8 0Z',
};
