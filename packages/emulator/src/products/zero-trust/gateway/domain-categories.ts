/** Categories of domains with their numbers: https://developers.cloudflare.com/cloudflare-one/traffic-policies/domain-categories/#category-and-subcategory-ids */
export interface DomainCategory {
  readonly id: number;
  readonly name: string;
  readonly subcategories: readonly { readonly id: number; readonly name: string }[];
}

/** `66 Advertisements; 67 Adult Themes` */
const category = (id: number, name: string, subcategories: string): DomainCategory => ({
  id,
  name,
  subcategories: subcategories.split('; ').map((text) => {
    const [number = ''] = text.split(' ');
    return { id: Number(number), name: text.slice(number.length + 1) };
  }),
});

export const DOMAIN_CATEGORIES: readonly DomainCategory[] = [
  category(1, 'Ads', '66 Advertisements'),
  category(2, 'Adult Themes', '67 Adult Themes; 125 Nudity; 133 Pornography'),
  category(
    3,
    'Business & Economy',
    '186 Brokerage & Investing; 75 Business; 89 Economy & Finance; 183 Cryptocurrency; 185 Personal Finance',
  ),
  category(
    6,
    'Education',
    '90 Education; 91 Educational Institutions; 189 Reference; 144 Science; 150 Space & Astronomy',
  ),
  category(
    7,
    'Entertainment',
    '70 Arts; 74 Audio Streaming; 76 Cartoons & Anime; 79 Comic Books; 92 Entertainment; 96 Fine Art; 100 Gaming; 106 Home Video/DVD; 107 Humor; 116 Magazines; 120 Movies; 121 Music; 122 News & Media; 127 Paranormal; 139 Radio; 156 Television; 164 Video Streaming',
  ),
  category(8, 'Gambling', '99 Gambling'),
  category(
    9,
    'Government & Politics',
    '190 Charity and Non-profit; 101 Government/Legal; 137 Politics, Advocacy, and Government-Related',
  ),
  category(10, 'Health', '103 Health & Fitness; 146 Sex Education'),
  category(
    12,
    'Internet Communication',
    '77 Chat; 98 Forums; 108 Information Security; 110 Instant Messengers; 111 Internet Phone & VOIP; 118 Messaging; 126 P2P; 129 Personal Blogs; 168 Webmail; 172 Photo Sharing',
  ),
  category(13, 'Job Search & Careers', '113 Job Search & Careers'),
  category(
    15,
    'Miscellaneous',
    '115 Login Screens; 119 Miscellaneous; 124 No Content; 141 URL Alias/Redirect; 161 Unreachable',
  ),
  category(
    17,
    'Questionable Content',
    '85 Deceptive Ads; 87 Drugs; 102 Hacking; 135 Profanity; 138 Questionable Activities; 157 Militancy, Hate & Extremism; 162 Unreliable Information',
  ),
  category(18, 'Real Estate', '140 Real Estate'),
  category(19, 'Religion', '142 Religion & Spirituality'),
  category(20, 'Safe for Kids', '143 Safe for Kids'),
  category(
    21,
    'Security threats',
    '68 Anonymizer; 80 Command and Control & Botnet; 187 Compromised Domain; 83 Cryptomining; 117 Malware; 131 Phishing; 188 Potentially unwanted software; 134 Private IP Address; 151 Spam; 153 Spyware; 175 DNS Tunneling; 176 Domain Generation Algorithm; 178 Brand Embedding; 191 Scam',
  ),
  category(22, 'Shopping & Auctions', '73 Auctions & Marketplaces; 82 Coupons; 88 Ecommerce; 148 Shopping'),
  category(
    24,
    'Society & Lifestyle',
    '71 Arts & Crafts; 72 Astrology; 78 Clothing; 84 Dating & Relationships; 86 Digital Postcards; 93 Parenting; 94 Fashion; 97 Food & Drink; 104 Hobbies & Interests; 105 Home & Garden; 114 Lifestyle; 130 Pets; 132 Photography; 136 Professional Networking; 147 Sexuality; 149 Social Networks; 154 Swimsuits; 158 Tobacco; 173 Body Art; 174 Lingerie & Bikini; 181 Alcohol',
  ),
  category(25, 'Sports', '152 Sports'),
  category(
    26,
    'Technology',
    '69 APIs; 81 Content Servers; 95 File Sharing; 109 Information Technology; 123 News, Portal & Search; 145 Search Engines; 155 Technology; 159 Translator; 184 Artificial Intelligence; 192 Remote Access; 193 Shareware/Freeware; 194 Keep Awake Software',
  ),
  category(27, 'Travel', '160 Travel'),
  category(28, 'Vehicles', '163 Vehicles'),
  category(29, 'Violence', '165 Violence; 166 Weapons'),
  category(30, 'Weather', '167 Weather'),
  category(31, 'Always blocked', '170 Child Abuse'),
  category(32, 'Security Risks', '128 Parked & For Sale Domains; 169 New Domains; 177 Newly Seen Domains'),
  category(34, 'CIPA', '182 CIPA Filter'),
];
