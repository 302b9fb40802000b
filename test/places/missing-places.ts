/**
 * Cities that GeoNames has as municipalities alone, not as places: names, of which the first is the city's own in Latin
 * letters; | divides them. People by the last census of each country, in thousands.
 */
type MissingPlace = readonly [country: string, thousands: number, names: string];

export const MISSING_PLACES: readonly MissingPlace[] = [
  ['KR', 1076, 'Yongin|Yong-in|용인'],
  ['KR', 590, 'Pyeongtaek|평택'],
  ['KR', 513, 'Siheung|시흥'],
  ['KR', 486, 'Gimpo|김포'],
  ['KR', 234, 'Geoje|거제'],
  ['KR', 157, 'Uiwang|의왕'],
  ['KR', 150, 'Pocheon|포천'],
  ['KR', 132, 'Jecheon|제천'],
  ['KR', 123, 'Tongyeong|통영'],
  ['KR', 109, 'Sacheon|사천'],
  ['KR', 101, 'Yeongcheon|영천'],
  ['KR', 92, 'Dongducheon|동두천'],
  ['KR', 89, 'Donghae|동해'],
  ['KR', 81, 'Gimje|김제'],
  ['KR', 79, 'Gwacheon|과천'],
  ['KR', 44, 'Gyeryong'],
  ['TW', 4031, 'New Taipei|New Taipei City|新北|新北市'],
  ['TW', 2275, 'Taoyuan|桃園|桃園市|桃园'],
  ['TW', 263, 'Chiayi|Chiayi City|嘉義|嘉義市|嘉义'],
  ['TW', 226, 'Changhua|Changhua City|彰化|彰化市'],
  ['TW', 193, 'Pingtung|Pingtung City|屏東|屏東市|屏东'],
  ['TW', 103, 'Taitung|Taitung City|台東|臺東|台东'],
  ['TW', 86, 'Miaoli|Miaoli City|苗栗'],
  ['TW', 421, 'Zhongli|中壢|中壢區'],
  ['JP', 497, 'Ichikawa|市川|市川市'],
  ['IN', 254, 'Ambernath'],
  ['IN', 1222, 'Vasai'],
  ['IN', 95, 'Zirakpur'],
  ['ID', 435, 'Cilegon'],
  ['PH', 456, 'Marikina'],
  ['MY', 100, 'Cyberjaya'],
  ['ZA', 223, 'Sandton'],
  ['ZA', 24, 'Umhlanga'],
  ['CL', 295, 'Las Condes'],
  ['CL', 210, 'Quilicura'],
  ['CL', 230, 'Pudahuel'],
];
