/** Regions that a Worker can be placed near, by cloud: https://developers.cloudflare.com/workers/configuration/placement/#list-supported-regions */

const list = (text: string): string[] => text.split(' ');

export const CLOUD_REGIONS: Readonly<Record<string, readonly string[]>> = {
  // https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/using-regions-availability-zones.html
  aws: list(
    'af-south-1 ap-east-1 ap-northeast-1 ap-northeast-2 ap-northeast-3 ap-south-1 ap-south-2 ap-southeast-1 ap-southeast-2 ap-southeast-3 ap-southeast-4 ca-central-1 ca-west-1 eu-central-1 eu-central-2 eu-north-1 eu-south-1 eu-south-2 eu-west-1 eu-west-2 eu-west-3 il-central-1 me-central-1 me-south-1 sa-east-1 us-east-1 us-east-2 us-west-1 us-west-2',
  ),
  // https://cloud.google.com/compute/docs/regions-zones
  gcp: list(
    'africa-south1 asia-east1 asia-east2 asia-northeast1 asia-northeast2 asia-northeast3 asia-south1 asia-south2 asia-southeast1 asia-southeast2 australia-southeast1 australia-southeast2 europe-central2 europe-north1 europe-southwest1 europe-west1 europe-west2 europe-west3 europe-west4 europe-west6 europe-west8 europe-west9 europe-west10 europe-west12 me-central1 me-central2 me-west1 northamerica-northeast1 northamerica-northeast2 southamerica-east1 southamerica-west1 us-central1 us-east1 us-east4 us-east5 us-south1 us-west1 us-west2 us-west3 us-west4',
  ),
  // https://learn.microsoft.com/en-us/azure/reliability/regions-list
  azure: list(
    'australiacentral australiaeast australiasoutheast brazilsouth canadacentral canadaeast centralindia centralus eastasia eastus eastus2 francecentral germanywestcentral israelcentral italynorth japaneast japanwest koreacentral koreasouth mexicocentral northcentralus northeurope norwayeast polandcentral qatarcentral southafricanorth southcentralus southeastasia southindia spaincentral swedencentral switzerlandnorth uaenorth uksouth ukwest westcentralus westeurope westindia westus westus2 westus3',
  ),
};
