import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Scales of how confidential data is. */
export interface SensitivityGroups {
  readonly levels: SensitivityGroups.Levels;
  readonly templates: SensitivityGroups.Templates;

  /** Create a sensitivity group, from scratch or from a template.
   *
   *  Give either `template_id` or `levels`.
   *  @http POST /accounts/{account_id}/dlp/sensitivity_groups
   *  @permission Zero Trust Write
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Company data",
   *    "levels": [{ "name": "Public" }, { "name": "Internal" }, { "name": "Secret" }]
   *  }
   *  @aliases sensitivity labels */
  create(params: SensitivityGroupCreateParams, options?: RequestOptions): APIPromise<SensitivityGroup>;

  /** Replace a sensitivity group's name, description or levels.
   *
   *  A given `levels` list is final, order included: levels left out of it are deleted. Without the list they stay.
   *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
   *  @body json required
   *  @permission Zero Trust Write */
  update(
    /** @format uuid */ sensitivityGroupID: string,
    params: SensitivityGroupUpdateParams,
    options?: RequestOptions,
  ): APIPromise<SensitivityGroup>;

  /** List the sensitivity groups of the account.
   *  @http GET /accounts/{account_id}/dlp/sensitivity_groups
   *  @permission Zero Trust Read; Zero Trust Write
   *  @columns name description levels created_at updated_at
   *  @key name */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<SensitivityGroup>, SensitivityGroup>;

  /** Delete a sensitivity group.
   *
   *  Its levels go with it.
   *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
   *  @permission Zero Trust Write
   *  @cascades zeroTrust.dlp.sensitivityGroups.levels */
  delete(
    /** @format uuid */ sensitivityGroupID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<SensitivityGroupDeleteResponse | null>;

  /** Get one sensitivity group with its levels.
   *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
   *  @permission Zero Trust Read; Zero Trust Write */
  get(
    /** @format uuid */ sensitivityGroupID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<SensitivityGroup>;
}

export interface SensitivityGroupLabel {
  /** Name of the sensitivity group for people. */ name: string;
  /** Note on the sensitivity group for people; null if there is none. */ description?: string | null;
  /** @format uuid */ template_id?: string | null;
}

export interface SensitivityGroupCreateParams extends InAccount, SensitivityGroupLabel {
  /** Levels of the new group, in order; excludes `template_id`. */ levels?: SensitivityGroupCreateParams.Level[];
}
export declare namespace SensitivityGroupCreateParams {
  export interface Level {
    /** Name of the sensitivity level for people. */ name: string;
    /** Note on the sensitivity level for people; null if there is none. */ description?: string | null;
  }
}

export interface SensitivityGroup extends SensitivityGroupLabel {
  /** Identifies the sensitivity group; given by Cloudflare when it is created. @format uuid */ id: string;
  /** @readOnly */ created_at: DateTime;
  /** Levels that a group made from the template gets, in order. */ levels: SensitivityGroups.LevelResult[];
  /** @readOnly */ updated_at: DateTime;
}

export interface LevelLabel {
  /** Note on the sensitivity level for people; null if there is none. */ description?: string | null;
  /** Name of the sensitivity level for people; null or absent keeps the present one. */ name?: string | null;
}

export interface SensitivityGroupUpdateParams extends InAccount {
  /** Note on the sensitivity group for people; null if there is none. */ description?: string | null;
  /** The final list of levels, in order: those left out are deleted. Null or left out, nothing changes. */
  levels?: SensitivityGroupUpdateParams.Level[] | null;
  /** Name of the sensitivity group for people; null or absent keeps the present one. */ name?: string | null;
}
export declare namespace SensitivityGroupUpdateParams {
  export interface Level extends LevelLabel {
    /** Id of the level to change; null or left out makes a new level. @format uuid */ id?: string | null;
  }
}

export type SensitivityGroupDeleteResponse = JsonValue;

/** Groups of labels for kinds of data. */
export interface DataTagCategories {
  readonly dataTags: DataTagCategories.DataTags;

  /** Create a data tag category, from scratch or from a template.
   *
   *  Give either `template_id` or `tags`.
   *  @http POST /accounts/{account_id}/dlp/data_tag_categories
   *  @permission Zero Trust Write
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Departments", "tags": [{ "name": "Finance" }, { "name": "Engineering" }]
   *  } */
  create(params: DataTagCategoryCreateParams, options?: RequestOptions): APIPromise<DataTagCategory>;

  /** Replace a data tag category's name, description or tags.
   *
   *  A given `tags` list is final: tags left out of it are deleted, those without an id are created. Without the list they stay.
   *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}
   *  @body json required
   *  @permission Zero Trust Write */
  update(
    /** @format uuid */ categoryID: string,
    params: DataTagCategoryUpdateParams,
    options?: RequestOptions,
  ): APIPromise<DataTagCategory>;

  /** List the data tag categories of the account.
   *  @http GET /accounts/{account_id}/dlp/data_tag_categories
   *  @permission Zero Trust Read; Zero Trust Write
   *  @columns name description tags created_at updated_at
   *  @key name */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<DataTagCategory>, DataTagCategory>;

  /** Delete a data tag category.
   *
   *  Its tags go with it.
   *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}
   *  @permission Zero Trust Write
   *  @cascades zeroTrust.dlp.dataTagCategories.dataTags */
  delete(
    /** @format uuid */ categoryID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DataTagCategoryDeleteResponse | null>;

  /** Get one data tag category with its tags.
   *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}
   *  @permission Zero Trust Read; Zero Trust Write */
  get(
    /** @format uuid */ categoryID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DataTagCategory>;
}

export interface DataTagCategoryCreateParams extends InAccount {
  /** Name of the data tag category for people. */ name: string;
  /** Note on the data tag category for people; null if there is none. */ description?: string | null;
  /** Tags of the new category; excludes `template_id`. */ tags?: DataTagCategoryCreateParams.Tag[];
  /** @format uuid */ template_id?: string | null;
}
export declare namespace DataTagCategoryCreateParams {
  export interface Tag {
    /** Name of the tag, which also identifies it. @minLength 1 */ name: string;
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
  }
}

export interface DataTagCategory {
  /** Identifies the data tag category; given by Cloudflare when it is created. @format uuid */ id: string;
  /** @readOnly */ created_at: DateTime;
  /** Name of the data tag category for people. */ name: string;
  tags: DataTagCategory.Tag[];
  /** @readOnly */ updated_at: DateTime;
  /** Note on the data tag category for people; null if there is none. */ description?: string | null;
  /** @format uuid */ template_id?: string | null;
}
export declare namespace DataTagCategory {
  export interface Tag {
    /** Identifies the data tag category; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Name of the tag, which also identifies it. */ name: string;
    /** @readOnly */ updated_at: DateTime;
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
  }
}

export interface DataTagCategoryUpdateParams extends InAccount {
  /** Note on the data tag category for people; null if there is none. */ description?: string | null;
  /** Name of the data tag category for people; null or absent keeps the present one. */ name?: string | null;
  /** The final list of tags: those left out are deleted. Null or left out, nothing changes. */ tags?: DataTagCategoryUpdateParams.Tag[] | null;
}
export declare namespace DataTagCategoryUpdateParams {
  export interface Tag {
    /** Existing entry that is updated; null or left out makes a new one. @format uuid */ id?: string | null;
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    /** Name of the tag or level; null keeps the present one. */ name?: string | null;
  }
}

export type DataTagCategoryDeleteResponse = JsonValue;

/** Combinations of detections by expression. */
export interface DataClasses {
  /** Create a data class from an expression, tags and levels.
   *
   *  Can be used in DLP profiles beside entries.
   *  @http POST /accounts/{account_id}/dlp/data_classes
   *  @permission Zero Trust Write */
  create(params: DataClassCreateParams, options?: RequestOptions): APIPromise<DataClass>;

  /** Replace a data class's name, expression, tags or levels.
   *  @http PUT /accounts/{account_id}/dlp/data_classes/{data_class_id}
   *  @body json required
   *  @permission Zero Trust Write */
  update(
    /** @format uuid */ dataClassID: string,
    params: DataClassUpdateParams,
    options?: RequestOptions,
  ): APIPromise<DataClass>;

  /** List the data classes of the account.
   *  @http GET /accounts/{account_id}/dlp/data_classes
   *  @permission Zero Trust Read; Zero Trust Write
   *  @columns name description expression data_tags created_at updated_at
   *  @key name */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DataClass>, DataClass>;

  /** Delete a data class from DLP.
   *
   *  Profiles that use the class detect its data no more.
   *  @http DELETE /accounts/{account_id}/dlp/data_classes/{data_class_id}
   *  @permission Zero Trust Write */
  delete(
    /** @format uuid */ dataClassID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DataClassDeleteResponse | null>;

  /** Get one data class with its expression.
   *  @http GET /accounts/{account_id}/dlp/data_classes/{data_class_id}
   *  @permission Zero Trust Read; Zero Trust Write */
  get(/** @format uuid */ dataClassID: string, params: InAccount, options?: RequestOptions): APIPromise<DataClass>;
}

export interface DataClassSettings {
  /** Data tags, by id. @from zeroTrust.dlp.dataTagCategories.dataTags.list */ data_tags: (/** @format uuid */ string)[];
  /** Expression that content must meet to belong to the class. @minLength 1 @example "719d1215-260f-41e6-8c32-eb320ad107ff" */ expression: string;
  /** Name of the data class for people. @example "Customer data" */ name: string;
  /** Sensitivity levels assigned to documents that match the class, one from a group. */ sensitivity_levels: SensitivityLevel[];
  /** Note on the data class for people; null if there is none. */ description?: string | null;
}

export interface DataClassCreateParams extends InAccount, DataClassSettings {}

export interface DataClass extends DataClassSettings {
  /** Identifies the data class; given by Cloudflare when it is created. @format uuid */ id: string;
  /** @readOnly */ created_at: DateTime;
  expression: string;
  name: string;
  /** @readOnly */ updated_at: DateTime;
}

export interface DataClassUpdateParams extends InAccount {
  /** New data tags of the class, by id; null or left out keeps the present ones. */ data_tags?: (/** @format uuid */ string)[] | null;
  /** Note on the data class for people; null if there is none. */ description?: string | null;
  /** New expression of the class; null or left out keeps the present one. */ expression?: string | null;
  /** Name of the data class for people; null or absent keeps the present one. */ name?: string | null;
  /** New sensitivity levels of the class; null or left out keeps the present ones. */ sensitivity_levels?: SensitivityLevel[] | null;
}

export type DataClassDeleteResponse = JsonValue;

/** Ready-made groups of labels to start from. */
export interface DataTagCategoryTemplates {
  /** List ready-made data tag categories to build your own from.
   *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates
   *  @permission Zero Trust Read; Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-templates-list
   *  @columns name description tags */
  list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.DataTagCategoryTemplateArray>;

  /** Get one data tag category template with its tags.
   *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates/{template_id}
   *  @permission Zero Trust Read; Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-template-read */
  get(
    /** @format uuid */ templateID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DataTagCategoryTemplate>;
}

export type DataClassListResponsesSinglePage = SinglePage<DataClass>;

export interface SensitivityLevel {
  /** @format uuid */ group_id: string;
  /** Sensitivity level, by its id. @format uuid @from zeroTrust.dlp.sensitivityGroups.levels.list id */ level_id: string;
}

export type DataTagCategoryListResponsesSinglePage = SinglePage<DataTagCategory>;

export type SensitivityGroupListResponsesSinglePage = SinglePage<SensitivityGroup>;

export declare namespace SensitivityGroups {
  /** Steps on a scale, such as public or secret. */
  export interface Levels {
    readonly order: Levels.Order;

    /** Create a sensitivity level in a group.
     *  @http POST /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ sensitivityGroupID: string,
      params: LevelCreateParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;

    /** Replace a sensitivity level's name or description.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;

    /** List the sensitivity levels within a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description created_at updated_at
     *  @key name */
    list(
      /** @format uuid */ sensitivityGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<LevelResult>, LevelResult>;

    /** Delete one sensitivity level from its group.
     *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelParams,
      options?: RequestOptions,
    ): APIPromise<LevelDeleteResponse | null>;

    /** Get one sensitivity level of a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;
  }

  export interface LevelCreateParams extends InAccount, SensitivityGroupCreateParams.Level {
    /** @example "Confidential" */ name: string;
  }

  export interface LevelResult extends SensitivityGroupCreateParams.Level {
    /** Identifies the sensitivity level; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface LevelUpdateParams extends InAccount, LevelLabel {
    /** Sensitivity group that the level belongs to. @format uuid @from zeroTrust.dlp.sensitivityGroups.list id */ sensitivity_group_id: string;
  }

  export interface LevelParams extends InAccount {
    /** Sensitivity group that the level belongs to. @format uuid @from zeroTrust.dlp.sensitivityGroups.list id */ sensitivity_group_id: string;
  }

  export type LevelDeleteResponse = JsonValue;

  /** Ready-made scales to start from. */
  export interface Templates {
    /** List ready-made sensitivity groups to build your own from.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-templates-list
     *  @columns name description levels */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.SensitivityGroupTemplateArray>;

    /** Get one sensitivity group template with its levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates/{template_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-template-read */
    get(
      /** @format uuid */ templateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.SensitivityGroupTemplate>;
  }

  export type LevelListResponsesSinglePage = SinglePage<LevelResult>;
}

export declare namespace SensitivityGroups.Levels {
  /** Sequence of the steps. */
  export interface Order {
    /** Replace the order of a group's sensitivity levels.
     *
     *  Give the ids of all levels of the group.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "sensitivity_group_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e",
     *    "level_ids": ["ea85612a-29c8-46c2-bacb-669d65136971", "f174e90a-fafe-4643-bbbc-4a0ed4fc8415"]
     *  } */
    update(
      /** @format uuid */ sensitivityGroupID: string,
      params: OrderUpdateParams,
      options?: RequestOptions,
    ): APIPromise<OrderResult>;

    /** Get the order of a group's sensitivity levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ sensitivityGroupID: string, params: InAccount, options?: RequestOptions): APIPromise<OrderResult>;
  }

  export interface OrderUpdateParams extends InAccount {
    level_ids: (/** @format uuid */ string)[];
  }

  export interface OrderResult {
    level_ids: (/** @format uuid */ string)[];
  }
}

export declare namespace DataTagCategories {
  /** Single labels for a kind of data. */
  export interface DataTags {
    /** Create a data tag in a category.
     *  @http POST /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ categoryID: string,
      params: DataTagCreateParams,
      options?: RequestOptions,
    ): APIPromise<DataTag>;

    /** Replace a data tag's name or description.
     *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ tagID: string,
      params: DataTagUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTag>;

    /** List the data tags within a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description created_at updated_at
     *  @key name */
    list(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTag>, DataTag>;

    /** Delete one data tag from its category.
     *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ tagID: string,
      params: DataTagParams,
      options?: RequestOptions,
    ): APIPromise<DataTagDeleteResponse | null>;

    /** Get one data tag of a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ tagID: string, params: DataTagParams, options?: RequestOptions): APIPromise<DataTag>;
  }

  export interface DataTagLabel {
    /** Name of the data tag for people. @example "Customer data" */ name: string;
    /** Note on the data tag for people; null if there is none. */ description?: string | null;
  }

  export interface DataTagCreateParams extends InAccount, DataTagLabel {}

  export interface DataTag extends DataTagLabel {
    /** Identifies the data tag; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    name: string;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface DataTagUpdateParams extends InAccount {
    /** Data tag category that the tag belongs to. @format uuid @from zeroTrust.dlp.dataTagCategories.list id */ category_id: string;
    /** Note on the data tag for people; null if there is none. */ description?: string | null;
    /** Name of the data tag for people; null or absent keeps the present one. */ name?: string | null;
  }

  export interface DataTagParams extends InAccount {
    /** Data tag category that the tag belongs to. @format uuid @from zeroTrust.dlp.dataTagCategories.list id */ category_id: string;
  }

  export type DataTagDeleteResponse = JsonValue;

  export type DataTagListResponsesSinglePage = SinglePage<DataTag>;
}
